package tilework.bench.socket;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One WebSocket connection, driven by the selector thread that owns it. Answers pings and closes by
 * itself. Never blocks: what the socket does not take waits in order.
 */
public final class ClientSocket implements MessageListener {
    private static final int LONGEST_ANSWER_BYTES = 16 << 10;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final Upgrade upgrade;
    private final SocketListener listener;
    private final RandomGenerator random;
    private final FrameReader reader = new FrameReader(this);
    private final Queue<ByteBuffer> unsent = new ArrayDeque<>();
    private StringBuilder answer = new StringBuilder();
    private boolean open;
    private boolean ended;
    private long sentBytes;

    /** Begins to connect; the key's attachment is this socket. */
    public ClientSocket(
            Selector selector,
            InetSocketAddress server,
            Upgrade upgrade,
            SocketListener listener,
            RandomGenerator random)
            throws IOException {
        this.upgrade = upgrade;
        this.listener = listener;
        this.random = random;
        this.channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        this.key = channel.register(selector, SelectionKey.OP_CONNECT, this);
        channel.connect(server);
    }

    /**
     * Does what the selector says is possible, and returns how many bytes were read into {@code
     * scratch}.
     */
    public int ready(byte[] scratch) {
        try {
            if (key.isConnectable()) {
                channel.finishConnect();
                key.interestOps(SelectionKey.OP_READ);
                write(ByteBuffer.wrap(upgrade.request()));
            }
            if (key.isValid() && key.isWritable()) {
                writeUnsent();
            }
            return key.isValid() && key.isReadable() ? read(scratch) : 0;
        } catch (BrokenFrameException e) {
            close(CloseCode.PROTOCOL_ERROR, String.valueOf(e.getMessage()));
            return 0;
        } catch (IOException e) {
            end(CloseCode.LOST, String.valueOf(e.getMessage()));
            return 0;
        }
    }

    /** Sends one binary message. Does nothing on a connection that has ended. */
    public void send(byte[] payload) {
        if (open && !ended) {
            writeOrEnd(ClientFrames.binary(payload, random.nextInt()));
        }
    }

    /** Ends in order: a close frame, then the socket. */
    public void close(int code, String reason) {
        if (open && !ended) {
            writeOrEnd(ClientFrames.close(code, reason, random.nextInt()));
        }
        end(code, reason);
    }

    /** Ends as a lost line does: no close frame. */
    public void cut() {
        end(CloseCode.LOST, "cut");
    }

    /** Bytes written so far and not yet asked for. */
    public long takeSentBytes() {
        long taken = sentBytes;
        sentBytes = 0;
        return taken;
    }

    private int read(byte[] scratch) throws IOException {
        int count = channel.read(ByteBuffer.wrap(scratch));
        if (count < 0) {
            end(CloseCode.LOST, "the server ended the connection without a close");
            return 0;
        }
        if (open) {
            reader.take(scratch, 0, count);
        } else {
            takeAnswer(scratch, count);
        }
        return count;
    }

    private void takeAnswer(byte[] scratch, int count) throws IOException {
        int before = answer.length();
        answer.append(new String(scratch, 0, count, StandardCharsets.ISO_8859_1));
        int end = answer.indexOf("\r\n\r\n");
        if (end < 0) {
            if (answer.length() > LONGEST_ANSWER_BYTES) {
                throw new BrokenFrameException("the answer to the upgrade has no end");
            }
            return;
        }
        String fault = upgrade.faultOf(answer.substring(0, end));
        if (!fault.isEmpty()) {
            throw new IOException(fault);
        }
        answer = new StringBuilder(0);
        open = true;
        listener.opened();
        int used = end + 4 - before;
        reader.take(scratch, used, count - used);
    }

    @Override
    public void received(byte[] data, int offset, int length) throws IOException {
        if (!ended) {
            listener.received(data, offset, length);
        }
    }

    @Override
    public void pinged(byte[] payload) {
        writeOrEnd(ClientFrames.pong(payload, random.nextInt()));
    }

    @Override
    public void closing(int code, String reason) {
        int echo = code == CloseCode.NONE_GIVEN ? CloseCode.NORMAL : code;
        writeOrEnd(ClientFrames.close(echo, "", random.nextInt()));
        end(code, reason);
    }

    private void writeOrEnd(ByteBuffer frame) {
        try {
            write(frame);
        } catch (IOException e) {
            end(CloseCode.LOST, String.valueOf(e.getMessage()));
        }
    }

    private void write(ByteBuffer frame) throws IOException {
        if (ended) {
            return;
        }
        sentBytes += frame.remaining();
        if (unsent.isEmpty()) {
            channel.write(frame);
        }
        if (frame.hasRemaining()) {
            unsent.add(frame);
            key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        }
    }

    private void writeUnsent() throws IOException {
        for (@Nullable ByteBuffer next = unsent.peek(); next != null; next = unsent.peek()) {
            channel.write(next);
            if (next.hasRemaining()) {
                return;
            }
            unsent.remove();
        }
        key.interestOps(SelectionKey.OP_READ);
    }

    private void end(int code, String reason) {
        if (ended) {
            return;
        }
        ended = true;
        key.cancel();
        try {
            channel.close();
        } catch (IOException e) {
            // Closed is what was wanted; the reason told below is the one that counts.
        }
        listener.closed(code, reason);
    }
}
