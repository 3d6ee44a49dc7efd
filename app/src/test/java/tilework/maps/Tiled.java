package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Tiled itself, where it is installed. */
final class Tiled {
    private static final Path PROGRAM = Path.of("/usr/bin/tiled");
    private static final int LIMIT_SECONDS = 60;

    private Tiled() {}

    /** Lets Tiled save a map as JSON; the test is skipped where there is no Tiled. */
    static void exportMap(Path tmx, Path tmj) throws IOException {
        assumeTrue(
                Files.isExecutable(PROGRAM),
                "Tiled is not installed (Debian: apt-get install tiled)");
        ProcessBuilder tiled =
                new ProcessBuilder(
                        PROGRAM.toString(), "--export-map", "json", tmx.toString(), tmj.toString());
        tiled.environment().put("QT_QPA_PLATFORM", "offscreen");
        tiled.redirectErrorStream(true);
        tiled.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        Process process = tiled.start();
        try {
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
        assertThat(tmj).exists();
    }
}
