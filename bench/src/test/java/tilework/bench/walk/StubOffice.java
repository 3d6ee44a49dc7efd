package tilework.bench.walk;

import com.google.protobuf.ByteString;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Walk;
import tilework.protocol.wire.Welcome;

/**
 * A tiny office that speaks the protocol well enough for bots: an open floor of 10 x 10, one step
 * per walk.
 */
final class StubOffice implements Closeable {
    private static final int COLUMNS = 10;
    private static final String MAP =
            """
            {"id":"hq","columns":10,"rows":10,"blocked":"AAAAAAAAAAAAAAAAAA==",
             "zones":[{"id":0,"name":"Reception","kinds":["SPAWN"],"runs":[0,10]}]}
            """;

    /** One client's connection. */
    private static final class Line {
        final Socket socket;
        final int avatar;

        Line(Socket socket, int avatar) {
            this.socket = socket;
            this.avatar = avatar;
        }

        synchronized void write(int opcode, byte[] payload) throws IOException {
            ByteBuffer frame =
                    ByteBuffer.allocate(payload.length + 4)
                            .put((byte) (0x80 | opcode))
                            .put((byte) 126)
                            .putShort((short) payload.length)
                            .put(payload);
            socket.getOutputStream().write(frame.array());
        }
    }

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Map<Integer, Line> lines = new ConcurrentHashMap<>();
    private final Map<Integer, Integer> tiles = new ConcurrentHashMap<>();
    private final AtomicInteger people = new AtomicInteger();
    private final long beganNanos = System.nanoTime();
    final AtomicInteger acks = new AtomicInteger();
    final AtomicInteger farewells = new AtomicInteger();

    StubOffice() throws IOException {
        Thread.ofVirtual().start(this::accept);
    }

    URI url() {
        return URI.create("http://localhost:" + server.getLocalPort());
    }

    int here() {
        return lines.size();
    }

    /** Ends one of the connections with a close frame. */
    void closeOne(int code, String reason) throws IOException {
        Line line = lines.values().iterator().next();
        byte[] words = reason.getBytes(StandardCharsets.UTF_8);
        line.write(
                8, ByteBuffer.allocate(2 + words.length).putShort((short) code).put(words).array());
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try (socket;
                DataInputStream in =
                        new DataInputStream(new BufferedInputStream(socket.getInputStream()))) {
            while (serveRequest(socket, in, head(in))) {}
        } catch (IOException e) {
            // The client has gone, as clients do.
        }
    }

    private static String head(DataInputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        return head.toString();
    }

    private boolean serveRequest(Socket socket, DataInputStream in, String head)
            throws IOException {
        if (head.startsWith("GET /ws")) {
            serveSocket(socket, in, head);
            return false;
        }
        String length = header(head, "content-length");
        String body =
                new String(
                        in.readNBytes(length.isEmpty() ? 0 : Integer.parseInt(length)),
                        StandardCharsets.UTF_8);
        answer(
                socket,
                head.startsWith("POST /api/join")
                        ? join(body)
                        : head.contains("/map") ? MAP : "{}");
        return true;
    }

    private String join(String body) {
        int known = body.indexOf("\"sessionToken\":\"s");
        String token =
                known < 0
                        ? "s" + people.incrementAndGet()
                        : body.substring(known + 16, body.indexOf('"', known + 16));
        return "{\"personToken\":\"p\",\"sessionToken\":\"%s\",\"floor\":\"hq\",\"socketUrl\":\"/ws\"}"
                .formatted(token);
    }

    private static void answer(Socket socket, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        String head = "HTTP/1.1 200 OK\r\nContent-Length: " + body.length + "\r\n\r\n";
        socket.getOutputStream().write((head + json).getBytes(StandardCharsets.UTF_8));
    }

    private static String header(String head, String name) {
        return head.lines()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
                .map(line -> line.substring(name.length() + 1).strip())
                .findFirst()
                .orElse("");
    }

    private void serveSocket(Socket socket, DataInputStream in, String head) throws IOException {
        String protocols = header(head, "sec-websocket-protocol");
        int avatar = Integer.parseInt(protocols.substring(protocols.indexOf("token.s") + 7));
        String answer =
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Protocol: tilework.v1\r\nSec-WebSocket-Accept: "
                        + accept(header(head, "sec-websocket-key"))
                        + "\r\n\r\n";
        socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
        Line line = new Line(socket, avatar);
        boolean resumed = tiles.containsKey(avatar);
        tiles.putIfAbsent(avatar, avatar % COLUMNS);
        lines.put(avatar, line);
        try {
            line.write(2, firstFrame(avatar, resumed).toByteArray());
            while (hear(line, in)) {}
        } finally {
            lines.remove(avatar, line);
        }
    }

    private static String accept(String key) {
        try {
            byte[] text =
                    (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
                            .getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(text));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private ServerFrame firstFrame(int avatar, boolean resumed) {
        return ServerFrame.newBuilder()
                .setTick(tick())
                .setWelcome(
                        Welcome.newBuilder()
                                .setAvatar(avatar)
                                .setColumns(COLUMNS)
                                .setRows(10)
                                .setTicksPerSecond(15)
                                .setTicksPerTile(3)
                                .setResumed(resumed))
                .addEnters(
                        Avatar.newBuilder()
                                .setAvatar(avatar)
                                .setPath(
                                        Path.newBuilder()
                                                .setFrom(tiles.getOrDefault(avatar, 0))
                                                .setStartTick(tick())))
                .setComplete(true)
                .build();
    }

    private int tick() {
        return (int) ((System.nanoTime() - beganNanos) / 66_666_667L) + 1;
    }

    /** Takes one frame of a client; false when it was its last. */
    private boolean hear(Line line, DataInputStream in) throws IOException {
        int opcode = in.readUnsignedByte() & 15;
        int length = in.readUnsignedByte() & 127;
        byte[] mask = in.readNBytes(4);
        byte[] payload = in.readNBytes(length);
        for (int i = 0; i < length; i++) {
            payload[i] ^= mask[i % 4];
        }
        if (opcode == 8) {
            return false;
        }
        obey(line, ClientFrame.parseFrom(payload));
        return true;
    }

    private void obey(Line line, ClientFrame frame) throws IOException {
        switch (frame.getCommandCase()) {
            case ACK -> acks.incrementAndGet();
            case LEAVE_OFFICE -> {
                farewells.incrementAndGet();
                line.write(8, new byte[] {0x03, (byte) 0xe8});
            }
            case WALK_TO -> tellAll(step(line.avatar));
            default ->
                    throw new IllegalStateException("bots do not send " + frame.getCommandCase());
        }
    }

    /** A step right or left: enough of a walk. */
    private ServerFrame step(int avatar) {
        int from = tiles.getOrDefault(avatar, 0);
        boolean right = from % COLUMNS < COLUMNS - 1;
        tiles.put(avatar, right ? from + 1 : from - 1);
        return ServerFrame.newBuilder()
                .setTick(tick())
                .addWalks(
                        Walk.newBuilder()
                                .setAvatar(avatar)
                                .setFrom(from)
                                .setStartOffset(1)
                                .setSteps(ByteString.copyFrom(new byte[] {(byte) (right ? 2 : 1)}))
                                .setStepCount(1))
                .build();
    }

    private void tellAll(ServerFrame frame) {
        byte[] bytes = frame.toByteArray();
        for (Line line : lines.values()) {
            try {
                line.write(2, bytes);
            } catch (IOException e) {
                // Its own thread finds it gone.
            }
        }
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
