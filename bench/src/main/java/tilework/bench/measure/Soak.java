package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Many people for a long time: does anything grow? */
record Soak(int people) implements Scenario {
    private static final int SECONDS = 600;
    private static final int EVERY_SECONDS = 5;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings)) {
            int seconds = stage.secondsOr(SECONDS);
            try (BotsProcess bots = stage.bots(people, seconds, "--concentrated")) {
                bots.awaitMeasuring();
                Sample begin = stage.server.beginning();
                List<Double> megabytes = new ArrayList<>();
                for (int at = EVERY_SECONDS; at < seconds; at += EVERY_SECONDS) {
                    Thread.sleep(EVERY_SECONDS * 1000L);
                    megabytes.add(stage.server.usage().residentMegabytes());
                }
                Stretch stretch = new Stretch(begin, stage.server.end());
                ObjectNode report = bots.finish();
                stage.details.set("server", stretch.json());
                stage.details.set("bots", report);
                ArrayNode series = stage.details.putArray("residentMegabytes");
                megabytes.forEach(value -> series.add(Math.round(value)));
                return new Result(figures(stretch, report, megabytes), stage.details);
            }
        }
    }

    private static List<Figure> figures(
            Stretch stretch, ObjectNode report, List<Double> megabytes) {
        int tenth = Math.max(1, megabytes.size() / 10);
        double first = median(megabytes.subList(0, tenth));
        double last = median(megabytes.subList(megabytes.size() - tenth, megabytes.size()));
        return List.of(
                Figure.within("kicked", report.path("kicked").asInt(), "", 0),
                Figure.of("RSS in the first tenth", first, "MB"),
                Figure.of("RSS in the last tenth", last, "MB"),
                Figure.within("growth", last - first, "MB", 10),
                Figure.within("move seen p50", Stage.seen(report, "p50"), "ms", 40),
                Figure.within("move seen p99", Stage.seen(report, "p99"), "ms", 80),
                Figure.within("mean tick", stretch.meanTickMillis(), "ms", 2),
                Figure.within("worst tick at most", stretch.worstTickAtMostMillis(), "ms", 20));
    }

    static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElse(0.0);
    }
}
