package tilework.bench.measure;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The real server as a process of its own, with the launcher's flags, a fresh data folder and a
 * port of its own.
 */
final class ServerProcess implements AutoCloseable {
    private static final long PATIENCE_NANOS = 120_000_000_000L;

    private final Process process;
    private final URI url;
    private final HttpClient http = HttpClient.newHttpClient();
    private final double readySeconds;

    ServerProcess(MeasureSettings settings) throws IOException, InterruptedException {
        Path scratch = Files.createDirectories(settings.scratch());
        Path data = Files.createTempDirectory(scratch, "data-");
        this.url = URI.create("http://localhost:" + settings.port());
        ProcessBuilder builder = new ProcessBuilder(command(settings.root()));
        builder.directory(settings.root().toFile());
        builder.environment().put("TILEWORK_PORT", String.valueOf(settings.port()));
        builder.environment().put("TILEWORK_DATA", data.toString());
        // What is measured is presence; a LiveKit beside it would take its processor.
        builder.environment().putIfAbsent("TILEWORK_LIVEKIT_URL", "off");
        File log = scratch.resolve("server.log").toFile();
        builder.redirectErrorStream(true).redirectOutput(log);
        long begin = System.nanoTime();
        this.process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        awaitReady(begin + PATIENCE_NANOS, log);
        this.readySeconds = (System.nanoTime() - begin) / 1e9;
    }

    private static List<String> command(Path root) throws IOException {
        List<String> words = new ArrayList<>(launcherFlags(root));
        words.addAll(List.of("-jar", root.resolve("app/target/tilework.jar").toString()));
        return Children.java(words);
    }

    /** The JVM flags of {@code ./tilework start}. */
    private static List<String> launcherFlags(Path root) throws IOException {
        Process shell =
                new ProcessBuilder("sh", "-c", ". deploy/launcher/jvm.sh; jvm_flags")
                        .directory(root.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (BufferedReader words = shell.inputReader(StandardCharsets.UTF_8)) {
            return List.of(String.valueOf(words.readLine()).strip().split("\\s+", -1));
        }
    }

    private void awaitReady(long untilNanos, File log) throws IOException, InterruptedException {
        while (!isReady()) {
            if (!process.isAlive() || System.nanoTime() > untilNanos) {
                process.destroy();
                throw new IOException("the server did not become ready; its words are in " + log);
            }
            boolean ended = process.waitFor(20, TimeUnit.MILLISECONDS);
            if (ended) {
                throw new IOException(
                        "the server ended with "
                                + process.exitValue()
                                + "; its words are in "
                                + log);
            }
        }
    }

    private boolean isReady() throws InterruptedException {
        try {
            return get("/readyz").statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(url.resolve(path)).timeout(Duration.ofSeconds(10)).build();
        return http.send(request, HttpResponse.BodyHandlers.ofString());
    }

    URI url() {
        return url;
    }

    double readySeconds() {
        return readySeconds;
    }

    Usage usage() throws IOException {
        return Usage.of(process.pid());
    }

    /** The beginning of a stretch: what it costs the server to tell its meters lies before. */
    Sample beginning() throws IOException, InterruptedException {
        Meters meters = meters();
        return new Sample(System.nanoTime(), usage(), meters);
    }

    /** The end of a stretch: what it costs the server to tell its meters lies behind. */
    Sample end() throws IOException, InterruptedException {
        long now = System.nanoTime();
        Usage usage = usage();
        return new Sample(now, usage, meters());
    }

    Meters meters() throws IOException, InterruptedException {
        return Meters.parse(get("/metrics").body());
    }

    @Override
    public void close() {
        http.shutdownNow();
        Children.end(process);
    }
}
