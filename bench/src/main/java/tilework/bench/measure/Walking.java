package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** People who walk 30 % of the time: all in reception, or all over the floor. */
record Walking(int people, boolean concentrated) implements Scenario {
    private static final int SECONDS = 60;
    private static final int LARGE = 1000;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings)) {
            int seconds = stage.secondsOr(SECONDS);
            String[] where = concentrated ? new String[] {"--concentrated"} : new String[0];
            try (BotsProcess bots = stage.bots(people, seconds, where)) {
                bots.awaitMeasuring();
                // A little less, so that nobody has gone home yet.
                Stretch stretch = stage.watch(seconds - 0.5);
                ObjectNode report = bots.finish();
                stage.details.set("server", stretch.json());
                stage.details.set("bots", report);
                return new Result(figures(stretch, report), stage.details);
            }
        }
    }

    private List<Figure> figures(Stretch stretch, ObjectNode report) {
        boolean large = people >= LARGE;
        List<Figure> figures = new ArrayList<>();
        figures.add(Figure.within("kicked", report.path("kicked").asInt(), "", 0));
        figures.add(
                Figure.within("move seen p50", Stage.seen(report, "p50"), "ms", large ? 40 : 10));
        figures.add(
                Figure.within("move seen p99", Stage.seen(report, "p99"), "ms", large ? 80 : 40));
        figures.add(Figure.of("frames", stretch.framesPerSecond(), "/s"));
        figures.add(Figure.within("written", stretch.bytesPerSecond() / 1e6, "MB/s", 4));
        figures.add(Figure.within("mean tick", stretch.meanTickMillis(), "ms", 2));
        figures.add(Figure.within("worst tick at most", stretch.worstTickAtMostMillis(), "ms", 20));
        figures.add(Figure.of("server CPU", stretch.cpuCores(), "cores"));
        figures.add(Figure.of("server CPU per frame", stretch.cpuMicrosPerFrame(), "us"));
        figures.add(Figure.of("of it compiling", stretch.compilingMicrosPerFrame(), "us"));
        figures.add(Figure.of("mean flush", stretch.meanFlushMillis(), "ms"));
        figures.add(Figure.within("server RSS", stretch.residentMegabytes(), "MB", 160));
        figures.add(Figure.of("bots' CPU", report.path("generatorCpuCores").asDouble(), "cores"));
        return figures;
    }
}
