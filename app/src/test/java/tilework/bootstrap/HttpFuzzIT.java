package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever comes in by HTTP: never a 500, nothing in the log, nobody let in. */
class HttpFuzzIT {
    private static final List<String> PATHS =
            List.of(
                    "/",
                    "/api/join",
                    "/api/claim",
                    "/api/office",
                    "/api/floors/hq/map",
                    "/api/floors/%00/map?v=%ff",
                    "/map-images/x.png",
                    "/healthz",
                    "/readyz",
                    "/metrics",
                    "/ws",
                    "/../../etc/passwd",
                    "/%2e%2e/%2e%2e/etc/passwd",
                    "/..;/api/join",
                    "//api//join",
                    "/api/join/",
                    "/\u00e4",
                    "*",
                    "http://elsewhere.example/api/join",
                    "/" + "a".repeat(9_000));
    private static final List<String> METHODS =
            List.of(
                    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT",
                    "BREW", "get", "");
    private static final List<String> BODIES =
            List.of(
                    "",
                    "{}",
                    "[]",
                    "null",
                    "\"name\"",
                    "{\"name\":null}",
                    "{\"name\":\"\\u202e\\u200b\"}",
                    "{\"name\":{\"a\":1}}",
                    "{\"name\":\"a\",\"name\":\"b\"}",
                    "{\"name\":\"a\"} {\"name\":\"b\"}",
                    "{\"name\":\"a\",\"look\":[]}",
                    "{\"name\":\"a\",\"look\":{\"skin\":1e99}}",
                    "{\"name\":\"a\",\"floor\":\"../hq\"}",
                    "{\"personToken\":\"\\u0000\",\"code\":\"'; DROP TABLE person; --\"}",
                    "{\"sessionToken\":\"" + "x".repeat(15_000) + "\"}",
                    "[".repeat(10_000),
                    "\u0000\u0001\u00ff");

    private final Random random = new Random(20);

    @Test
    void no_request_breaks_the_server_or_lets_anybody_in(@TempDir Path data) throws Exception {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        List<String> broken = new ArrayList<>();
        try (RunningOffice office = new RunningOffice(data)) {
            for (String path : PATHS) {
                METHODS.forEach(method -> attack(office, request(method, path, ""), broken));
            }
            for (String body : BODIES) {
                attack(office, request("POST", "/api/join", body), broken);
                attack(office, request("POST", "/api/claim", body), broken);
            }
            for (int round = 0; round < 150; round++) {
                attack(office, mutated(request("POST", "/api/join", "{\"name\":1}")), broken);
                attack(office, noise(), broken);
            }
            hugeHeaders(office, broken);
            assertThat(office.get("/api/office").body()).contains("\"peopleIn\":0");
            assertThat(office.get("/readyz").statusCode()).isEqualTo(200);
        } finally {
            System.setErr(before);
        }
        assertThat(broken).isEmpty();
        assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("Exception");
    }

    private static byte[] request(String method, String path, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head =
                method
                        + " "
                        + path
                        + " HTTP/1.1\r\nHost: office.example\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nContent-Length: "
                        + bytes.length
                        + "\r\n\r\n";
        return concat(head.getBytes(StandardCharsets.UTF_8), bytes);
    }

    private byte[] mutated(byte[] request) {
        byte[] copy = request.clone();
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
        }
        return copy;
    }

    private byte[] noise() {
        byte[] bytes = new byte[1 + random.nextInt(400)];
        random.nextBytes(bytes);
        return concat(bytes, "\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    private static void hugeHeaders(RunningOffice office, List<String> broken) {
        String many = "X-Header: 1\r\n".repeat(2_000);
        String large = "X-Header: " + "y".repeat(60_000) + "\r\n";
        for (String headers : List.of(many, large, "X-Forwarded-For: a,b,,\r\n", ": :\r\n")) {
            String request =
                    "GET /api/office HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                            + headers
                            + "\r\n";
            attack(office, request.getBytes(StandardCharsets.US_ASCII), broken);
        }
    }

    private static byte[] concat(byte[] first, byte[] second) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(first);
        all.writeBytes(second);
        return all.toByteArray();
    }

    /** A connection that is closed without an answer is an answer too. */
    private static void attack(RunningOffice office, byte[] request, List<String> broken) {
        String answer;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), office.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request);
            socket.shutdownOutput();
            answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketTimeoutException hanging) {
            answer = "HTTP/1.1 599 hanging";
        } catch (IOException cut) {
            answer = "";
        }
        if (answer.matches("(?s)HTTP/1.1 5(?!03|05|01).*")) {
            broken.add(new String(request, StandardCharsets.UTF_8) + "\n-> " + answer);
        }
    }
}
