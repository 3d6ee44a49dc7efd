package tilework.bootstrap;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All that is tried on an address, and what is tried on none. */
final class Attacks {
    private static final String JSON = "Content-Type: application/json\r\n";
    private static final byte[] NOTHING = new byte[0];

    /** Instead of each parameter of an address. */
    private static final List<String> NAMES =
            List.of(
                    "hq",
                    "x",
                    "%00",
                    "%ff",
                    "%c3%28",
                    "%",
                    "..%2f..%2fetc%2fpasswd",
                    "\u00e4",
                    "a;b=c");

    /** After an address. */
    private static final List<String> ENDINGS =
            List.of(
                    "",
                    "/",
                    "?",
                    "?v=%ff&v=",
                    "?v=%&=&&",
                    "?x=" + "q".repeat(6_000),
                    ";a=b",
                    "#c",
                    "/%2e%2e/x");

    private static final List<String> METHODS =
            List.of(
                    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY",
                    "CONNECT", "BREW", "get", "");

    private static final List<String> TYPES =
            List.of(
                    "",
                    "Content-Type:\r\n",
                    "Content-Type: text/plain\r\n",
                    "Content-Type: application/json;charset=nonsense\r\n",
                    "Content-Type: application/json; charset=utf-16\r\n",
                    "Content-Type: multipart/form-data\r\n",
                    "Content-Type: application/x-www-form-urlencoded\r\n",
                    "Content-Type: ;;;/\u0001\r\n",
                    JSON + "Content-Encoding: gzip\r\n",
                    JSON + "Expect: the-unexpected\r\n");

    private static final List<String> BODIES =
            List.of(
                    "",
                    "{}",
                    "[]",
                    "null",
                    "\"name\"",
                    "{\"name\":",
                    "{\"name\":null}",
                    "{\"name\":\"\\u202e\\u200b\"}",
                    "{\"name\":{\"a\":1}}",
                    "{\"name\":\"a\",\"name\":\"b\"}",
                    "{\"name\":\"a\"} {\"name\":\"b\"}",
                    "{\"name\":\"a\",\"look\":[]}",
                    "{\"name\":\"a\",\"look\":{\"skin\":1e99}}",
                    "{\"name\":\"a\",\"look\":{\"skin\":" + "9".repeat(500) + "}}",
                    "{\"name\":\"a\",\"floor\":\"../hq\"}",
                    "{\"name\":\"a\",\"floor\":7,\"personToken\":[],\"sessionToken\":{}}",
                    "{\"personToken\":\"\\u0000\",\"code\":\"'; DROP TABLE person; --\"}",
                    "{\"personToken\":\"\\ud800\",\"code\":\"\\udfff\"}",
                    "{\"sessionToken\":\"" + "x".repeat(15_000) + "\"}",
                    "[".repeat(10_000),
                    "\u0000\u0001\u00ff",
                    "{\"name\":\"\u00c3(\u00a0\"}\u00ff",
                    "x".repeat(200_000));

    private final Random random = new Random(20);
    private final List<String> tokens;

    /** {@code tokens}: with which nobody may come in. */
    Attacks(List<String> tokens) {
        this.tokens = List.copyOf(tokens);
    }

    /** {@code path}: as registered, with its parameters in braces. */
    Stream<Attack> on(String path) {
        List<Attack> attacks = new ArrayList<>();
        String target = path.replaceAll("[{<][^}>]*[}>]", "x");
        for (String method : METHODS) {
            NAMES.forEach(
                    name -> attacks.add(plain(method, path.replaceAll("[{<][^}>]*[}>]", name))));
            ENDINGS.forEach(ending -> attacks.add(plain(method, target + ending)));
        }
        for (String method : List.of("POST", "PUT", "DELETE", "GET")) {
            BODIES.forEach(it -> attacks.add(body(method, target, JSON, it)));
            TYPES.forEach(it -> attacks.add(body(method, target, it, "{\"name\":\"\"}")));
            tokens.forEach(it -> withToken(method, target, it).forEach(attacks::add));
        }
        return attacks.stream();
    }

    private static Attack plain(String method, String target) {
        return Attack.of(method, target, JSON, NOTHING);
    }

    /** Bodies are bytes: what is beyond ASCII is no UTF-8. */
    private static Attack body(String method, String target, String headers, String body) {
        return Attack.of(method, target, headers, body.getBytes(ISO_8859_1));
    }

    private static Stream<Attack> withToken(String method, String target, String token) {
        Map<String, String> bodies = new TreeMap<>();
        bodies.put("session", "{\"sessionToken\":\"" + token + "\"}");
        bodies.put("person", "{\"personToken\":\"" + token + "\"}");
        bodies.put("code", "{\"personToken\":\"" + token + "\",\"code\":\"" + token + "\"}");
        String asSocket =
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Sec-WebSocket-Protocol: tilework.v1, tilework.token."
                        + token
                        + "\r\n";
        String asBearer = "X-Forwarded-For: 203.0.113.9\r\nAuthorization: Bearer " + token + "\r\n";
        return Stream.concat(
                bodies.values().stream().map(it -> body(method, target, JSON, it)),
                Stream.of(asSocket, asBearer, "Cookie: session=" + token + "\r\n")
                        .map(it -> Attack.of(method, target, it, NOTHING)));
    }

    /** What is no address, no request, or not even text. */
    Stream<Attack> onNothing() {
        List<Attack> attacks = new ArrayList<>();
        for (String target :
                List.of(
                        "/../../etc/passwd",
                        "/%2e%2e/%2e%2e/etc/passwd",
                        "/..;/api/join",
                        "//api//join",
                        "*",
                        "http://elsewhere.example/api/join",
                        "/" + "a".repeat(9_000))) {
            METHODS.forEach(method -> attacks.add(plain(method, target)));
        }
        for (int round = 0; round < 150; round++) {
            attacks.add(
                    Attack.raw(mutated(body("POST", "/api/join", JSON, "{\"name\":1}").bytes())));
            attacks.add(Attack.raw(noise()));
        }
        oddHeaders().map(it -> Attack.of("GET", "/api/office", it, NOTHING)).forEach(attacks::add);
        return attacks.stream();
    }

    private static Stream<String> oddHeaders() {
        return Stream.of(
                "X-Header: 1\r\n".repeat(2_000),
                "X-Header: " + "y".repeat(60_000) + "\r\n",
                "X-Forwarded-For: a,b,,\r\n",
                "Host: elsewhere.example\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
                ": :\r\n");
    }

    private byte[] mutated(byte[] request) {
        byte[] copy = request.clone();
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
        }
        return copy;
    }

    private byte[] noise() {
        byte[] bytes = new byte[5 + random.nextInt(400)];
        random.nextBytes(bytes);
        byte[] end = "\r\n\r\n".getBytes(UTF_8);
        System.arraycopy(end, 0, bytes, bytes.length - end.length, end.length);
        return bytes;
    }
}
