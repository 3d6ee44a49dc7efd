package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;

/** All lines break at once; everybody comes back within two seconds of jitter. */
record Reconnect(int people) implements Scenario {
    private static final int BEFORE_SECONDS = 5;
    private static final int AFTERWARDS_SECONDS = 25;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings);
                BotsProcess bots =
                        stage.bots(people, BEFORE_SECONDS + AFTERWARDS_SECONDS, "--concentrated")) {
            bots.awaitMeasuring();
            Thread.sleep(BEFORE_SECONDS * 1000L);
            bots.beginPhase("cut");
            bots.cut(people);
            Stretch stretch = stage.watch(AFTERWARDS_SECONDS - 2.0);
            ObjectNode report = bots.finish();
            stage.details.set("server", stretch.json());
            stage.details.set("bots", report);
            var comeback = report.path("comeback");
            int missing = comeback.path("cut").asInt() - comeback.path("back").asInt();
            return new Result(
                    List.of(
                            Figure.of("cut", comeback.path("cut").asInt(), ""),
                            Figure.within("not back", missing, "", 0),
                            Figure.within(
                                    "all back after",
                                    comeback.path("lastBackMillis").asDouble() / 1000,
                                    "s",
                                    2.5),
                            Figure.within(
                                    "announced as gone",
                                    report.path("phases").path("cut").path("leavesSeen").asInt(),
                                    "",
                                    0),
                            Figure.within("kicked", report.path("kicked").asInt(), "", 0),
                            Figure.of("server CPU", stretch.cpuCores(), "cores")),
                    stage.details);
        }
    }
}
