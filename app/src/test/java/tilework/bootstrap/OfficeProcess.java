package tilework.bootstrap;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server as an operator runs it, with everything of ours logged; what it prints is kept. */
final class OfficeProcess implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final Pattern OPEN = Pattern.compile("Tilework is open at http://\\S+:(\\d+)");

    private final Process process;
    private final Path printed;

    /** Starts it on a free port; {@code folder}: for its data and what it prints. */
    OfficeProcess(Path folder) throws IOException {
        printed = folder.resolve("printed.txt");
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(requireNonNull(System.getProperty("java.home")), "bin", "java")
                                .toString(),
                        "-Xmx96m",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dorg.slf4j.simpleLogger.log.tilework=trace",
                        "-cp",
                        requireNonNull(System.getProperty("java.class.path")),
                        "tilework.Main");
        builder.environment().keySet().removeIf(it -> it.startsWith("TILEWORK_"));
        builder.environment()
                .putAll(
                        Map.of(
                                "TILEWORK_HOST",
                                "127.0.0.1",
                                "TILEWORK_PORT",
                                "0",
                                "TILEWORK_LIVEKIT_URL",
                                "off",
                                "TILEWORK_MAPS",
                                "../maps",
                                "TILEWORK_DATA",
                                folder.resolve("data").toString()));
        builder.redirectErrorStream(true).redirectOutput(printed.toFile());
        process = builder.start();
    }

    /** All lines that it has printed and logged. */
    List<String> lines() {
        try {
            return Files.readString(printed).lines().toList();
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /** The port, once it is open. */
    int port() {
        long untilNanos = System.nanoTime() + LIMIT.toNanos();
        while (process.isAlive() && System.nanoTime() - untilNanos < 0) {
            Matcher open = OPEN.matcher(String.join("\n", lines()));
            if (open.find()) {
                return Integer.parseInt(requireNonNull(open.group(1)));
            }
            LockSupport.parkNanos(10_000_000);
        }
        throw new AssertionError("not open: " + lines());
    }

    /** As kill -9 does, or a machine that loses its power. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("it cannot be killed");
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException hurried) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
