package tilework.bench;

import java.io.IOException;
import java.nio.file.Path;
import tilework.bench.measure.Bench;
import tilework.bench.measure.MeasureSettings;

/** Measures scenarios and writes bench/results. Runs in the repository's folder. */
public final class Measure {
    private static final int WRONG_ARGUMENTS = 2;

    private Measure() {}

    public static void main(String... arguments) throws IOException, InterruptedException {
        System.exit(
                switch (MeasureSettings.parse(Path.of("").toAbsolutePath(), arguments)) {
                    case MeasureSettings.Accepted(MeasureSettings settings) ->
                            new Bench(settings).run();
                    case MeasureSettings.Faulty(var faults) -> {
                        faults.forEach(System.err::println);
                        yield WRONG_ARGUMENTS;
                    }
                });
    }
}
