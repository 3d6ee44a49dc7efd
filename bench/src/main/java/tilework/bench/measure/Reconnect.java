package tilework.bench.measure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;

/**
 * All lines break at once, three times; everybody comes back within two seconds of jitter. The
 * first time the server still compiles what it does then; the last time counts.
 */
record Reconnect(int people) implements Scenario {
    private static final int TIMES = 3;
    private static final int PAUSE_SECONDS = 12;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        int seconds = (TIMES + 1) * PAUSE_SECONDS;
        try (Stage stage = new Stage(settings);
                BotsProcess bots = stage.bots(people, seconds, "--concentrated")) {
            bots.awaitMeasuring();
            bots.beginPhase("cut");
            for (int i = 0; i < TIMES; i++) {
                Thread.sleep(PAUSE_SECONDS * 1000L);
                bots.cut(people);
            }
            Stretch stretch = stage.watch(PAUSE_SECONDS - 2.0);
            ObjectNode report = bots.finish();
            stage.details.set("server", stretch.json());
            stage.details.set("bots", report);
            return new Result(figures(report, stretch), stage.details);
        }
    }

    private static List<Figure> figures(ObjectNode report, Stretch stretch) {
        JsonNode first = report.path("comebacks").path(0);
        JsonNode last = report.path("comebacks").path(TIMES - 1);
        int missing = 0;
        for (JsonNode cut : report.path("comebacks")) {
            missing += cut.path("cut").asInt() - cut.path("back").asInt();
        }
        int gone = report.path("phases").path("cut").path("leavesSeen").asInt();
        return List.of(
                Figure.of("cut each time", last.path("cut").asInt(), ""),
                Figure.within("not back", missing, "", 0),
                Figure.of("all back after, the first time", seconds(first), "s"),
                Figure.within("all back after, the last time", seconds(last), "s", 2.5),
                Figure.within("announced as gone", gone, "", 0),
                Figure.within("kicked", report.path("kicked").asInt(), "", 0),
                Figure.of("server CPU", stretch.cpuCores(), "cores"));
    }

    private static double seconds(JsonNode comeback) {
        return comeback.path("lastBackMillis").asDouble() / 1000;
    }
}
