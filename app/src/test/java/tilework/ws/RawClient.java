package tilework.ws;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tilework.protocol.Replica;
import tilework.protocol.wire.Ack;
import tilework.protocol.wire.ClientFrame;

/** A client on a plain socket: it does what a test says, and nothing else. */
final class RawClient implements AutoCloseable {
    static final Duration LIMIT = Duration.ofSeconds(60);

    private static final int BINARY = 2;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    final Replica replica = new Replica();

    /** The answer to the handshake: status line and headers. */
    final String answer;

    /** The close code; 1006 when the socket ended without one, 0 while it is open. */
    int closeCode;

    String closeWords = "";
    boolean answersPings = true;
    boolean acknowledges = true;
    private final Socket socket;
    private final DataInputStream in;
    private int unackedFrames;
    private long ackedBytes;

    private RawClient(Socket socket, String answer) throws IOException {
        this.socket = socket;
        this.answer = answer;
        in = new DataInputStream(socket.getInputStream());
    }

    /** {@code headers}: lines of the handshake besides the usual, each with its end. */
    static RawClient open(int port, String headers) {
        return openWith(port, handshake(port, headers));
    }

    static String handshake(int port, String headers) {
        return "GET /ws HTTP/1.1\r\n"
                + "Host: 127.0.0.1:"
                + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + headers
                + "\r\n";
    }

    /** {@code request}: the whole handshake. */
    static RawClient openWith(int port, String request) {
        try {
            Socket socket = new Socket();
            socket.setReceiveBufferSize(8 * 1024);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) LIMIT.toMillis());
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new RawClient(socket, readAnswer(socket));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static RawClient open(int port, tilework.office.Token token) {
        return open(port, protocols(token));
    }

    static String protocols(tilework.office.Token token) {
        return "Sec-WebSocket-Protocol: tilework.v1, tilework.token." + token.secret() + "\r\n";
    }

    private static String readAnswer(Socket socket) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int one = socket.getInputStream().read();
            if (one < 0) {
                throw new EOFException(head.toString());
            }
            head.append((char) one);
        }
        return head.toString();
    }

    void send(ClientFrame.Builder command) {
        sendMessage(BINARY, command.build().toByteArray());
    }

    /** A whole message, masked with zeros. */
    void sendMessage(int opCode, byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x80 | opCode);
        if (payload.length < 126) {
            frame.write(0x80 | payload.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(payload.length >> 8);
            frame.write(payload.length);
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(payload);
        sendBytes(frame.toByteArray());
    }

    /** Anything at all. What cannot be written because the server has closed is not sent. */
    void sendBytes(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (SocketException closedByServer) {
            // The test reads why.
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Reads frames until the replica is as wanted. */
    void readUntil(String what, Predicate<Replica> wanted) {
        long untilNanos = System.nanoTime() + LIMIT.toNanos();
        while (!wanted.test(replica)) {
            if (System.nanoTime() - untilNanos > 0 || closeCode != 0) {
                throw new AssertionError(
                        "not seen: " + what + "; closed " + closeCode + " " + closeWords);
            }
            readFrame();
        }
    }

    /** Reads whatever comes until the connection ends. */
    void readUntilClosed() {
        long untilNanos = System.nanoTime() + LIMIT.toNanos();
        while (closeCode == 0) {
            if (System.nanoTime() - untilNanos > 0) {
                throw new AssertionError("still open");
            }
            readFrame();
        }
    }

    private void readFrame() {
        try {
            int opCode = in.readUnsignedByte() & 0x0F;
            int length = in.readUnsignedByte() & 0x7F;
            if (length == 126) {
                length = in.readUnsignedShort();
            } else if (length == 127) {
                length = Math.toIntExact(in.readLong());
            }
            take(opCode, in.readNBytes(length));
        } catch (EOFException | SocketException ended) {
            closeCode = 1006;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void take(int opCode, byte[] payload) {
        switch (opCode) {
            case BINARY -> {
                replica.apply(ByteBuffer.wrap(payload));
                acknowledge();
            }
            case PING -> {
                if (answersPings) {
                    sendMessage(PONG, payload);
                }
            }
            case CLOSE -> {
                ByteBuffer reason = ByteBuffer.wrap(payload);
                closeCode = payload.length < 2 ? 1005 : reason.getShort() & 0xFFFF;
                closeWords = StandardCharsets.UTF_8.decode(reason).toString();
            }
            default -> {}
        }
    }

    private void acknowledge() {
        unackedFrames++;
        if (!acknowledges) {
            return;
        }
        if (unackedFrames >= 15 || replica.bytes - ackedBytes >= 16 * 1024) {
            unackedFrames = 0;
            ackedBytes = replica.bytes;
            send(ClientFrame.newBuilder().setAck(Ack.newBuilder().setTick(replica.tick)));
        }
    }

    /** Cuts the connection without a word. */
    void cut() {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    int ownAvatar() {
        if (replica.welcome == null) {
            throw new AssertionError("not welcomed");
        }
        return replica.welcome.getAvatar();
    }

    @Nullable Integer ownTile() {
        return replica.welcome != null && replica.avatars.containsKey(ownAvatar())
                ? replica.tileOf(ownAvatar(), replica.tick)
                : null;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
