package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.bootstrap.RunningOffice.field;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;

/** Who reads the log, the meters or another's answers learns no token, whatever goes wrong. */
class SecretsIT {
    private static final List<String> OPEN_TO_ALL =
            List.of("/api/office", "/healthz", "/readyz", "/metrics", "/nothing/here");

    @TempDir private Path folder = Path.of("");
    private final HttpClient client = HttpClient.newHttpClient();
    private final Set<String> secrets = new LinkedHashSet<>();
    private final StringBuilder answers = new StringBuilder();
    private OfficeProcess office;
    private int port;

    @BeforeEach
    void open() throws IOException {
        office = new OfficeProcess(folder);
        port = office.port();
    }

    @AfterEach
    void close() {
        client.shutdownNow();
        office.close();
    }

    @Test
    void no_token_reaches_a_log_a_meter_or_an_answer_that_is_not_its_owners() throws Exception {
        String code = ownerCode();
        HttpResponse<String> ada = join("{\"name\":\"ADA\"}");
        String person = field(ada, "personToken");
        String session = field(ada, "sessionToken");
        comeAndGo(person, session, 101);
        claim(person, code);
        breakTheStore();
        comeAndGo(person, session, 401);
        claim(person, code);
        OPEN_TO_ALL.forEach(this::ask);
        office.close();

        assertThat(String.join("\n", office.lines())).as("the store was broken").contains("ERROR");
        assertThat(secrets).hasSizeGreaterThanOrEqualTo(6);
        for (String secret : secrets) {
            assertThat(office.lines().stream().filter(it -> it.contains(secret)))
                    .as("log")
                    .hasSize(secret.equals(code) ? 1 : 0);
            assertThat(answers).as("answers").doesNotContain(secret);
        }
    }

    /** The one line that may show it. */
    private String ownerCode() {
        String line =
                office.lines().stream()
                        .filter(it -> it.contains("/#claim="))
                        .findFirst()
                        .orElseThrow();
        return secret(line.replaceAll(".*/#claim=([A-Za-z0-9_-]+).*", "$1"));
    }

    /** All that people do with tokens, and what others do with wrong ones. */
    private void comeAndGo(String person, String session, int opens) throws Exception {
        join("{\"sessionToken\":\"" + session + "\"}");
        socket(session, opens);
        join("{\"personToken\":\"" + person + "\"}");
        String wrong = secret("wrong-token-" + secrets.size() + "-".repeat(29));
        refused("/api/join", "{\"personToken\":\"" + wrong + "\"}");
        refused("/api/join", "{\"sessionToken\":\"" + wrong + "\",\"name\":7}");
        refused("/api/join", "{\"sessionToken\":\"" + wrong + "\"");
        refused("/api/claim", "{\"personToken\":\"" + person + "\",\"code\":\"" + wrong + "\"}");
        refused("/api/" + wrong, "{}");
        socket(wrong, 401);
        socket(wrong.substring(1), 401);
    }

    private void claim(String person, String code) throws Exception {
        String body = "{\"personToken\":\"" + person + "\",\"code\":\"" + code + "\"}";
        answers.append(post("/api/claim", body).body());
    }

    /** Tables that are gone are an exception on every path that reads or writes. */
    private void breakTheStore() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("data").resolve("tilework.sqlite");
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(10_000);
        try (Connection other = config.createConnection(url);
                Statement statement = other.createStatement()) {
            statement.execute("ALTER TABLE session RENAME TO lost_session");
            statement.execute("ALTER TABLE person RENAME TO lost_person");
        }
    }

    private HttpResponse<String> join(String body) throws Exception {
        HttpResponse<String> answer = post("/api/join", body);
        if (answer.statusCode() == 200) {
            secret(field(answer, "sessionToken"));
            if (answer.body().contains("\"personToken\"")) {
                secret(field(answer, "personToken"));
            }
        } else {
            answers.append(answer.body());
        }
        return answer;
    }

    private void refused(String path, String body) throws Exception {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).isGreaterThanOrEqualTo(400);
        answers.append(answer.body()).append(answer.headers().map());
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(address(path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private void ask(String path) {
        try {
            HttpRequest request = HttpRequest.newBuilder(address(path)).build();
            answers.append(client.send(request, HttpResponse.BodyHandlers.ofString()).body());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    /** Opens a socket with the token and cuts it with half a frame sent. */
    private void socket(String token, int status) throws IOException {
        String handshake =
                "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:"
                        + port
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Sec-WebSocket-Protocol: tilework.v1, tilework.token."
                        + token
                        + "\r\n\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(handshake.getBytes(StandardCharsets.US_ASCII));
            String answer = head(socket);
            assertThat(answer).startsWith("HTTP/1.1 " + status);
            answers.append(answer);
            socket.getOutputStream().write(new byte[] {(byte) 0x82, (byte) 0xFF, 1});
            socket.setSoLinger(true, 0);
        }
    }

    private static String head(Socket socket) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int one = socket.getInputStream().read();
            assertThat(one).as("the end of the answer's head").isNotNegative();
            head.append((char) one);
        }
        return head.toString();
    }

    private String secret(String text) {
        secrets.add(text);
        return text;
    }
}
