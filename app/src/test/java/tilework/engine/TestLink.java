package tilework.engine;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import tilework.protocol.ClientCommand;
import tilework.protocol.Replica;
import tilework.protocol.wire.ServerFrame;

/** A client at the other end of no wire: it takes frames at once, or holds one until it is told. */
final class TestLink implements ClientLink {
    final Replica replica = new Replica();
    @Nullable Connection connection;
    volatile @Nullable CloseReason closed;
    @Nullable ServerFrame newest;

    /** The newest frame as it was handed over. */
    @Nullable ByteBuffer received;

    boolean acknowledges = true;
    int frames;
    private boolean stalled;
    private @Nullable ByteBuffer held;
    private int framesToAck;
    private long bytesToAck;

    @Override
    public boolean isIdle() {
        return held == null;
    }

    @Override
    public void send(ByteBuffer frame) {
        if (held != null) {
            throw new IllegalStateException("a second frame is on its way");
        }
        received = frame;
        if (stalled) {
            held = frame.duplicate();
        } else {
            take(frame.duplicate());
        }
    }

    private void take(ByteBuffer frame) {
        frames++;
        framesToAck++;
        bytesToAck += frame.remaining();
        newest = replica.apply(frame);
        if (acknowledges && (framesToAck >= 15 || bytesToAck >= 16 * 1024)) {
            acknowledge();
        }
    }

    void acknowledge() {
        framesToAck = 0;
        bytesToAck = 0;
        ask(new ClientCommand.Ack(replica.tick));
    }

    Offered ask(ClientCommand command) {
        if (connection == null) {
            throw new IllegalStateException("not connected");
        }
        return connection.offer(command);
    }

    /** Takes no frame from now on. */
    void stall() {
        stalled = true;
    }

    /** Takes the frame that it held, and all that come. */
    void goOn() {
        stalled = false;
        ByteBuffer frame = held;
        held = null;
        if (frame != null && closed == null) {
            take(frame);
        }
        if (connection != null) {
            connection.progressed();
        }
    }

    boolean isStalled() {
        return stalled;
    }

    @Override
    public void close(CloseReason reason) {
        if (closed == null) {
            closed = reason;
        }
    }
}
