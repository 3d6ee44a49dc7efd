package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;

/** A quiet office: people are there and nobody moves. What a small VM pays for all day. */
record AtRest(int people) implements Scenario {
    private static final int SECONDS = 60;

    /** A server that has just started compiles for minutes, and is looked at in the third one. */
    private static final int EARLY_SECONDS = 120;

    /** An office sits for hours: what counts is what it takes from now on. */
    private static final int WARM_UP_SECONDS = 300;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings)) {
            int seconds = stage.secondsOr(SECONDS);
            try (BotsProcess bots =
                    stage.bots(people, WARM_UP_SECONDS + seconds, "--walking", "0")) {
                bots.awaitMeasuring();
                // Asked once before, so that what answers is loaded.
                stage.server.meters();
                Thread.sleep(EARLY_SECONDS * 1000L);
                Stretch early = stage.watch(SECONDS);
                Thread.sleep((WARM_UP_SECONDS - EARLY_SECONDS - SECONDS) * 1000L);
                Stretch stretch = stage.watch(seconds - 0.5);
                ObjectNode report = bots.finish();
                stage.details.set("thirdMinute", early.json());
                stage.details.set("server", stretch.json());
                stage.details.set("bots", report);
                double received = report.path("bytesPerSecond").asDouble() / people;
                double sent = report.path("bytesSentPerSecond").asDouble() / people;
                double cpuPercent = stretch.cpuCores() * 100;
                return new Result(
                        List.of(
                                Figure.within("kicked", report.path("kicked").asInt(), "", 0),
                                Figure.of(
                                        "server CPU in the third minute",
                                        early.cpuCores() * 100,
                                        "% of a core"),
                                Figure.within("server CPU", cpuPercent, "% of a core", 0.5),
                                Figure.within(
                                        "bytes to and from a client", received + sent, "/s", 60),
                                Figure.of("per person-hour", (received + sent) * 3.6, "KB"),
                                Figure.of(
                                        "server CPU per person-hour",
                                        cpuPercent / 100 * 3600 / people,
                                        "s"),
                                Figure.of("server RSS", stretch.residentMegabytes(), "MB")),
                        stage.details);
            }
        }
    }
}
