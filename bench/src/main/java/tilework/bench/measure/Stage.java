package tilework.bench.measure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;

/** A fresh server for one scenario, and the ways to look at it. */
final class Stage implements AutoCloseable {
    final MeasureSettings settings;
    final ServerProcess server;
    final ObjectNode details = new ObjectMapper().createObjectNode();

    Stage(MeasureSettings settings) throws IOException, InterruptedException {
        this.settings = settings;
        this.server = new ServerProcess(settings);
        details.put("serverReadySeconds", Figure.rounded(server.readySeconds()));
    }

    int secondsOr(int own) {
        return settings.seconds() == 0 ? own : settings.seconds();
    }

    BotsProcess bots(int people, int seconds, String... more) throws IOException {
        String[] options = new String[more.length + 3];
        options[0] = String.valueOf(people);
        options[1] = "--seconds";
        options[2] = String.valueOf(seconds);
        System.arraycopy(more, 0, options, 3, more.length);
        return new BotsProcess(settings, server, options);
    }

    /** Looks on for that long. */
    Stretch watch(double seconds) throws IOException, InterruptedException {
        Sample begin = server.beginning();
        Thread.sleep((long) (seconds * 1000));
        return new Stretch(begin, server.end());
    }

    static double seen(JsonNode counts, String percentile) {
        return counts.path("moveSeenMillis").path(percentile).asDouble();
    }

    @Override
    public void close() {
        server.close();
    }
}
