package tilework.bootstrap;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilework.config.Settings;

/** The real server with the maps that ship, on a free port, with its data in a folder. */
final class RunningOffice implements AutoCloseable {
    static final String METRICS_TOKEN = "a-token-of-the-metrics";

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private final OfficeServer server;

    /** What the operator reads. */
    final String announcement;

    RunningOffice(Path data, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(more);
        environment.putIfAbsent("TILEWORK_HOST", "127.0.0.1");
        environment.putIfAbsent("TILEWORK_PORT", "0");
        environment.putIfAbsent("TILEWORK_MAPS", "../maps");
        environment.putIfAbsent("TILEWORK_LIVEKIT_URL", "off");
        environment.putIfAbsent("TILEWORK_METRICS_TOKEN", METRICS_TOKEN);
        environment.put("TILEWORK_DATA", data.toString());
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        server =
                OfficeServer.open(
                        Settings.read(List.of(), environment),
                        new PrintStream(printed, true, StandardCharsets.UTF_8));
        announcement = printed.toString(StandardCharsets.UTF_8);
    }

    RunningOffice(Path data) {
        this(data, Map.of());
    }

    int port() {
        return server.port();
    }

    HttpClient client() {
        return client;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                .timeout(Duration.ofSeconds(20));
    }

    HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    HttpResponse<String> post(String path, String json) throws IOException, InterruptedException {
        return send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    /** The value of a text field of a JSON answer. */
    static String field(HttpResponse<String> answer, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(answer.body());
        if (!matcher.find()) {
            throw new AssertionError("no " + name + " in " + answer.body());
        }
        return String.valueOf(matcher.group(1));
    }

    /** As a signal does; the client stays. */
    void stop() {
        server.close();
    }

    @Override
    public void close() {
        client.shutdownNow();
        server.close();
    }
}
