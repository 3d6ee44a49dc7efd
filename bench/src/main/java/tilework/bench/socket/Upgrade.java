package tilework.bench.socket;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** The opening handshake of RFC 6455 section 4, for the two subprotocols of the office. */
public final class Upgrade {
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private final String key;
    private final String request;

    public Upgrade(URI socket, String sessionToken, RandomGenerator random) {
        byte[] nonce = new byte[16];
        random.nextBytes(nonce);
        this.key = Base64.getEncoder().encodeToString(nonce);
        String path =
                socket.getRawPath()
                        + (socket.getRawQuery() == null ? "" : "?" + socket.getRawQuery());
        this.request =
                "GET "
                        + path
                        + " HTTP/1.1\r\nHost: "
                        + socket.getRawAuthority()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                        + key
                        + "\r\nSec-WebSocket-Protocol: tilework.v1, tilework.token."
                        + sessionToken
                        + "\r\n\r\n";
    }

    byte[] request() {
        return request.getBytes(StandardCharsets.US_ASCII);
    }

    /** What is wrong with the answer (all of it up to the empty line), or nothing. */
    String faultOf(String answer) {
        String status = answer.lines().findFirst().orElse("");
        if (!status.startsWith("HTTP/1.1 101")) {
            return "the upgrade was answered " + status;
        }
        if (!accept().equals(header(answer, "sec-websocket-accept"))) {
            return "the upgrade was accepted with a wrong key";
        }
        if (!"tilework.v1".equals(header(answer, "sec-websocket-protocol"))) {
            return "the upgrade did not pick tilework.v1";
        }
        return "";
    }

    private static String header(String answer, String name) {
        return answer.lines()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
                .map(line -> line.substring(name.length() + 1).strip())
                .findFirst()
                .orElse("");
    }

    private String accept() {
        try {
            MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
            return Base64.getEncoder()
                    .encodeToString(sha1.digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }
}
