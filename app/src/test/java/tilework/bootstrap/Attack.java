package tilework.bootstrap;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A request on a connection of its own, and what a good server may answer to it. */
final class Attack {
    private static final Pattern HEAD =
            Pattern.compile("HTTP/1\\.1 (\\d{3}).*?\r\n\r\n", Pattern.DOTALL);
    private static final Pattern TYPE =
            Pattern.compile("\"type\":\"urn:tilework:problem:([a-z-]+)\"");
    private static final Set<String> MAY_SUCCEED = Set.of("GET", "HEAD");

    /** What is not listed is "refused". */
    private static final Map<Integer, Set<String>> KINDS =
            Map.of(
                    400, Set.of("malformed", "name-missing", "refused"),
                    401, Set.of("unknown-token", "unknown-sender"),
                    403, Set.of("metrics-closed", "wrong-code"),
                    404, Set.of("not-found", "unknown-floor"),
                    405, Set.of("wrong-method"),
                    413, Set.of("too-large", "refused"),
                    415, Set.of("not-json"));

    private final String method;
    private final String target;
    private final byte[] bytes;

    /**
     * To a request that is none, or that is not read to its end, a closed connection is an answer
     * too.
     */
    private final boolean answered;

    private Attack(String method, String target, byte[] bytes, boolean answered) {
        this.method = method;
        this.target = target;
        this.bytes = bytes;
        this.answered = answered;
    }

    /** {@code headers}: each with its end; {@code body} comes with its length. */
    static Attack of(String method, String target, String headers, byte[] body) {
        String head =
                method
                        + " "
                        + target
                        + " HTTP/1.1\r\nHost: office.example\r\nConnection: close\r\n"
                        + headers
                        + "Content-Length: "
                        + body.length
                        + "\r\n\r\n";
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head.getBytes(StandardCharsets.UTF_8));
        all.writeBytes(body);
        return new Attack(method, target, all.toByteArray(), body.length < 60_000);
    }

    /** Bytes that need not be a request. */
    static Attack raw(byte[] bytes) {
        return new Attack("", "", bytes, false);
    }

    byte[] bytes() {
        return bytes.clone();
    }

    /** Makes it; answers what is wrong with the answer, or nothing. */
    @Nullable String fault(int port) {
        String answer = send(port);
        String fault = faultOf(answer);
        return fault == null
                ? null
                : fault
                        + "\n"
                        + new String(bytes, 0, Math.min(bytes.length, 600), StandardCharsets.UTF_8)
                        + "\n-> "
                        + answer;
    }

    private String send(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(bytes);
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketTimeoutException hanging) {
            return "HTTP/1.1 599 hanging\r\n\r\n";
        } catch (IOException cut) {
            return "";
        }
    }

    private @Nullable String faultOf(String answer) {
        Matcher head = HEAD.matcher(answer);
        if (!head.lookingAt()) {
            return answered ? "not answered" : null;
        }
        int status = Integer.parseInt(requireNonNull(head.group(1)));
        if (status >= 500 && status != 501 && status != 505) {
            return "a fault of the server";
        }
        if (!answered) {
            return null;
        }
        String said = requireNonNull(head.group());
        if (said.toLowerCase(Locale.ROOT).contains("set-cookie")) {
            return "a cookie was set";
        }
        if (status < 300) {
            return status >= 200 && MAY_SUCCEED.contains(method) ? null : "it was done";
        }
        return status < 400 || isOfTheSocket(said, status)
                ? null
                : problemFault(status, said, answer.substring(head.end()));
    }

    /** The socket's door turns away without a word. */
    private boolean isOfTheSocket(String head, int status) {
        return target.matches("/ws([?;#].*)?")
                && Set.of(400, 401, 403, 426).contains(status)
                && head.contains("Content-Length: 0");
    }

    private @Nullable String problemFault(int status, String head, String body) {
        if (!head.contains("Content-Type: application/problem+json")) {
            return "not a problem";
        }
        Matcher type = TYPE.matcher(body);
        // Jetty may refuse a bad address before it looks at the method.
        if (method.equals("HEAD") && (body.isEmpty() || !Set.of(400, 414).contains(status))) {
            return body.isEmpty() ? null : "HEAD with a body";
        }
        boolean fits =
                type.find()
                        && KINDS.getOrDefault(status, Set.of("refused")).contains(type.group(1))
                        && body.contains("\"status\":" + status);
        return fits ? null : "the wrong problem";
    }
}
