package tilework.bench.walk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** The office's HTTP side, as a client sees it. Blocks; any thread. */
final class OfficeApi implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String[] LOOK = {
        "skin", "hair", "hairColor", "top", "topColor", "bottom", "bottomColor", "extra"
    };

    /** How the office answered a wish to come in. */
    sealed interface Answer {}

    record Joined(String personToken, String sessionToken, String floor, URI socket)
            implements Answer {}

    /** Come back after that time. */
    record Later(long millis, String reason) implements Answer {}

    record Denied(String reason) implements Answer {}

    private final URI office;
    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .build();

    OfficeApi(URI office) {
        this.office = office;
    }

    /** Whether an office answers there at all. */
    boolean answers() throws InterruptedException {
        try {
            return http.send(request("/api/office").build(), HttpResponse.BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** Comes in, or comes back with tokens of before (empty the first time). */
    Answer join(String name, String personToken, String sessionToken)
            throws IOException, InterruptedException {
        ObjectNode body = json.createObjectNode().put("name", name);
        ObjectNode look = body.putObject("look");
        for (String part : LOOK) {
            look.put(part, ThreadLocalRandom.current().nextInt(6));
        }
        if (!personToken.isEmpty()) {
            body.put("personToken", personToken);
        }
        if (!sessionToken.isEmpty()) {
            body.put("sessionToken", sessionToken);
        }
        HttpRequest request =
                request("/api/join")
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json.writeValueAsString(body)))
                        .build();
        return answer(http.send(request, HttpResponse.BodyHandlers.ofString()));
    }

    private Answer answer(HttpResponse<String> response) throws IOException {
        int status = response.statusCode();
        if (status == 429 || status == 503) {
            long seconds = response.headers().firstValueAsLong("Retry-After").orElse(1);
            return new Later(seconds * 1000, "the office answered " + status);
        }
        if (status != 200) {
            return new Denied("the office answered " + status + ": " + response.body());
        }
        JsonNode body = json.readTree(response.body());
        return new Joined(
                body.path("personToken").asText(),
                body.path("sessionToken").asText(),
                body.path("floor").asText(),
                socket(body.path("socketUrl").asText()));
    }

    /** A socket's address may be relative to the page. */
    URI socket(String url) throws IOException {
        URI resolved = office.resolve(url);
        if ("https".equals(resolved.getScheme()) || "wss".equals(resolved.getScheme())) {
            throw new IOException(
                    "the bots speak no TLS, but the office sends them to " + resolved);
        }
        return resolved;
    }

    FloorMap map(String floor) throws IOException, InterruptedException {
        HttpRequest request = request("/api/floors/" + floor + "/map").build();
        HttpResponse<byte[]> response = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        if (response.statusCode() != 200) {
            throw new IOException(
                    "the map of floor " + floor + " was answered " + response.statusCode());
        }
        return FloorMap.of(json.readTree(response.body()));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(office.resolve(path)).timeout(PATIENCE);
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
