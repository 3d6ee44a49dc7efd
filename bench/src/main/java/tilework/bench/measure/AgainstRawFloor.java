package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;

/**
 * What a frame costs the server, beside what the bare system call costs in the same minutes: raw,
 * office, raw.
 */
record AgainstRawFloor(int people) implements Scenario {
    private static final int SECONDS = 20;
    private static final int WARM_UP_SECONDS = 30;
    private static final int FALLBACK_BYTES = 200;

    @Override
    public Result run(MeasureSettings settings) throws IOException, InterruptedException {
        try (Stage stage = new Stage(settings)) {
            int seconds = stage.secondsOr(SECONDS);
            double before = RawFloor.microsPerFrame(people, FALLBACK_BYTES, seconds);
            try (BotsProcess bots =
                    stage.bots(people, WARM_UP_SECONDS + seconds, "--concentrated")) {
                bots.awaitMeasuring();
                Thread.sleep(WARM_UP_SECONDS * 1000L);
                Stretch stretch = stage.watch(seconds - 0.5);
                ObjectNode report = bots.finish();
                int frameBytes =
                        (int) (stretch.bytesPerSecond() / Math.max(1, stretch.framesPerSecond()));
                double after = RawFloor.microsPerFrame(people, Math.max(16, frameBytes), seconds);
                double raw = (before + after) / 2;
                double office = stretch.cpuMicrosPerFrame() - stretch.compilingMicrosPerFrame();
                stage.details.set("server", stretch.json());
                stage.details.set("bots", report);
                return new Result(
                        List.of(
                                Figure.of("bytes a frame", frameBytes, ""),
                                Figure.of("raw write, before", before, "us"),
                                Figure.of("raw write, after", after, "us"),
                                Figure.of(
                                        "server CPU per frame", stretch.cpuMicrosPerFrame(), "us"),
                                Figure.of(
                                        "of it compiling", stretch.compilingMicrosPerFrame(), "us"),
                                Figure.within("ratio without compiling", office / raw, "x", 1.5)),
                        stage.details);
            }
        }
    }
}
