package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.bootstrap.RunningOffice.field;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import tilework.watch.CapturedLog;
import tilework.watch.Eventually;

/** People who come in and are cut off on the way. */
class CutJoinIT {
    private static final String BODY = "{\"name\":\"ADA\"}";

    @TempDir private Path data = Path.of("");
    private final CapturedLog log = new CapturedLog();

    @AfterEach
    void assertNothingIsToldOfIt() {
        try (log) {
            assertThat(log.text())
                    .doesNotContain("Exception", "[ERROR] tilework.http", "[WARN] org.eclipse");
        }
    }

    @Test
    void who_is_cut_off_in_mid_request_is_not_in() throws Exception {
        try (RunningOffice office = new RunningOffice(data, roomForOne(1))) {
            String request = request();
            for (int sent = 1; sent < request.length(); sent += 7) {
                sendAndCut(office, request.substring(0, sent));
            }

            assertThat(office.post("/api/join", "{\"name\":\"BO\"}").statusCode()).isEqualTo(200);
            assertThat(KeptState.in(data).toString()).doesNotContain("ADA").contains("BO");
        }
    }

    /** The disk is slow, the client has gone: the join that nobody waits for is done in peace. */
    @Test
    void who_is_cut_off_while_the_disk_is_waited_for_may_come_again() throws Exception {
        try (RunningOffice office = new RunningOffice(data)) {
            try (Connection other = connection()) {
                run(other, "BEGIN IMMEDIATE");
                sendAndCut(office, request());
                Eventually.holds("she is in", () -> peopleIn(office, 1));
                run(other, "ROLLBACK");
            }
            Eventually.holds(
                    "she is kept", () -> KeptState.in(data).toString().contains("name=ADA"));
            assertThat(office.post("/api/join", "{\"name\":\"BO\"}").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void who_is_cut_off_in_mid_handshake_keeps_the_seat_during_the_grace() throws Exception {
        try (RunningOffice office = new RunningOffice(data, roomForOne(600))) {
            String token = field(office.post("/api/join", BODY), "sessionToken");
            beginSocketAndCut(office, handshake(token));

            assertThat(office.post("/api/join", "{\"name\":\"BO\"}").statusCode()).isEqualTo(503);
        }
    }

    @Test
    void who_is_cut_off_in_mid_handshake_gives_the_seat_up_after_the_grace() throws Exception {
        try (RunningOffice office = new RunningOffice(data, roomForOne(1))) {
            String token = field(office.post("/api/join", BODY), "sessionToken");
            beginSocketAndCut(office, handshake(token));

            Eventually.holds("her seat is free", () -> peopleIn(office, 0));
            assertThat(office.post("/api/join", "{\"name\":\"BO\"}").statusCode()).isEqualTo(200);
        }
    }

    private static Map<String, String> roomForOne(int graceSeconds) {
        return Map.of(
                "TILEWORK_CAPACITY_PEOPLE",
                "1",
                "TILEWORK_RECONNECT_GRACE_SECONDS",
                Integer.toString(graceSeconds));
    }

    private static String request() {
        return "POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Content-Length: "
                + BODY.length()
                + "\r\n\r\n"
                + BODY;
    }

    private static String handshake(String token) {
        return "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Protocol: tilework.v1, tilework.token."
                + token
                + "\r\n\r\n";
    }

    /** Without reading one byte of the answer. */
    private static void sendAndCut(RunningOffice office, String bytes) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), office.port())) {
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.US_ASCII));
            // Else the close may be a reset, which can overtake what was sent.
            socket.shutdownOutput();
        }
    }

    private static void beginSocketAndCut(RunningOffice office, String bytes) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), office.port())) {
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().read()).isEqualTo('H');
            socket.setSoLinger(true, 0);
        }
    }

    private Connection connection() throws SQLException {
        return new SQLiteConfig()
                .createConnection("jdbc:sqlite:" + data.resolve("tilework.sqlite"));
    }

    private static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static boolean peopleIn(RunningOffice office, int people) throws Exception {
        return office.get("/api/office").body().contains("\"peopleIn\":" + people + ",");
    }
}
