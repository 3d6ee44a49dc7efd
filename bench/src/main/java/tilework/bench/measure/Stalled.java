package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;

/**
 * A tenth of all clients stand still as processes for half a minute: what do the others notice, and
 * what do they find?
 */
record Stalled(int people) implements Scenario {
    private static final int SECONDS = 30;
    private static final int AFTERWARDS_SECONDS = 15;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings)) {
            int seconds = stage.secondsOr(SECONDS);
            int stalled = people / 10;
            int whole = 2 * seconds + AFTERWARDS_SECONDS;
            try (BotsProcess sleepers = stage.bots(stalled, 600, "--concentrated");
                    BotsProcess others = stage.bots(people - stalled, whole, "--concentrated")) {
                sleepers.awaitMeasuring();
                others.awaitMeasuring();
                return measure(stage, sleepers, others, seconds);
            }
        }
    }

    private Result measure(Stage stage, BotsProcess sleepers, BotsProcess others, int seconds)
            throws IOException, InterruptedException {
        others.beginPhase("before");
        Stretch before = stage.watch(seconds - 1.0);
        sleepers.stop();
        others.beginPhase("during");
        Stretch during = stage.watch(seconds);
        sleepers.wake();
        others.beginPhase("after");
        Stretch after = stage.watch(AFTERWARDS_SECONDS - 2.0);
        ObjectNode othersReport = others.finish();
        ObjectNode sleepersReport = sleepers.end();
        stage.details.set("before", before.json());
        stage.details.set("during", during.json());
        stage.details.set("after", after.json());
        stage.details.set("bots", othersReport);
        stage.details.set("stalledBots", sleepersReport);
        return new Result(figures(before, during, othersReport, sleepersReport), stage.details);
    }

    private static List<Figure> figures(
            Stretch before, Stretch during, ObjectNode others, ObjectNode sleepers) {
        var phases = others.path("phases");
        var waking = sleepers.path("waking");
        double p99Before = Stage.seen(phases.path("before"), "p99");
        double p99During = Stage.seen(phases.path("during"), "p99");
        double grown = during.residentMegabytes() - before.residentMegabytes();
        int right = waking.path("rightAgain").asInt();
        int told = waking.path("closedMeanwhile").asInt();
        return List.of(
                Figure.within("others kicked", others.path("kicked").asInt(), "", 0),
                Figure.of("others' move seen p99 before", p99Before, "ms"),
                Figure.within("others' move seen p99 during", p99During, "ms", 1.1 * p99Before),
                Figure.of("server RSS before", before.residentMegabytes(), "MB"),
                Figure.within("server RSS grown", grown, "MB", 10),
                Figure.of("right again after waking", right, ""),
                Figure.within(
                        "last right again after",
                        waking.path("lastRightMillis").asInt(),
                        "ms",
                        2000),
                Figure.of("told that they were too slow", told, ""),
                Figure.within("neither", sleepers.path("joined").asInt() - right - told, "", 0),
                Figure.of("came back", sleepers.path("resumed").asInt(), ""));
    }
}
