package tilework.ws;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tilework.engine.ClientLink;
import tilework.engine.CloseReason;
import tilework.engine.Connection;
import tilework.engine.EngineMeters;
import tilework.engine.FloorEngine;
import tilework.engine.Offered;
import tilework.engine.TokenBucket;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.protocol.ClientFrameDecoder;
import tilework.protocol.Decoded;

/**
 * One client's socket. Jetty calls in with what the client sends, one frame at a time; the tick
 * thread sends, one frame at a time; the keeper looks after it. None of them waits for another, and
 * nothing that a client does is an error of ours.
 */
final class ClientSocket implements FrameHandler, ClientLink {
    private static final double COMMANDS_PER_SECOND = 50;
    private static final double COMMANDS_BURST = 100;
    private static final double FRAMES_PER_SECOND = 100;
    private static final double FRAMES_BURST = 400;

    private final SessionSeat seat;
    private final Floor floor;
    private final EngineMeters meters;
    private final SocketKeeper keeper;
    private final LongSupplier nanos;
    private final Incoming incoming = new Incoming();
    private final TokenBucket commands;

    /** For every frame, whatever is in it: also parts of messages, pings and pongs. */
    private final TokenBucket frames;

    private final AtomicBoolean closed = new AtomicBoolean();
    private final AtomicBoolean pingOnItsWay = new AtomicBoolean();
    private final AtomicBoolean pongOnItsWay = new AtomicBoolean();
    private final Callback sent = Callback.from(this::frameSent, _ -> sendFailed());
    private volatile @Nullable CoreSession session;
    private volatile @Nullable Connection connection;
    private volatile @Nullable CloseReason closing;
    private volatile boolean frameOnItsWay;
    private volatile long heardAtNanos;
    private volatile long closingAtNanos;
    private volatile long pingedAtNanos;

    /** The floor that the socket watches: {@link FloorEngine#connect}. */
    interface Floor {
        @Nullable Connection connect(SessionSeat seat, ClientLink link);
    }

    ClientSocket(
            SessionSeat seat,
            Floor floor,
            EngineMeters meters,
            SocketKeeper keeper,
            LongSupplier nanos) {
        this.seat = seat;
        this.floor = floor;
        this.meters = meters;
        this.keeper = keeper;
        this.nanos = nanos;
        long nowNanos = nanos.getAsLong();
        commands = new TokenBucket(COMMANDS_PER_SECOND, COMMANDS_BURST, nowNanos);
        frames = new TokenBucket(FRAMES_PER_SECOND, FRAMES_BURST, nowNanos);
        heardAtNanos = nowNanos;
        pingedAtNanos = nowNanos;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        keeper.add(this);
        guarded("onOpen", this::attach);
        callback.succeeded();
        opened.demand();
    }

    private void attach() {
        Connection attached = floor.connect(seat, this);
        connection = attached;
        if (attached == null) {
            close(CloseReason.BUSY);
        } else if (closed.get()) {
            // The first frame could not be sent, and the end came before there was a connection.
            attached.lost();
        }
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        heardAtNanos = nanos.getAsLong();
        if (closing == null && mayComeIn(frame)) {
            guarded("onFrame", () -> take(frame));
        }
        callback.succeeded();
        CoreSession current = session;
        if (current != null && frame.getOpCode() != OpCode.CLOSE) {
            current.demand();
        }
    }

    private void take(Frame frame) {
        switch (frame.getOpCode()) {
            case OpCode.BINARY, OpCode.TEXT, OpCode.CONTINUATION -> receive(frame);
            case OpCode.PING -> answerPing(frame);
            default -> {}
        }
    }

    private boolean mayComeIn(Frame frame) {
        boolean may = frame.getOpCode() == OpCode.CLOSE || frames.take(heardAtNanos);
        if (!may) {
            close(CloseReason.FLOODING);
        }
        return may;
    }

    private void receive(Frame frame) {
        String fault = incoming.add(frame);
        if (fault != null) {
            close(CloseReason.MALFORMED, fault);
            return;
        }
        ByteBuffer message = incoming.takeComplete();
        if (message != null) {
            handle(ClientFrameDecoder.decode(message));
        }
    }

    private void handle(Decoded decoded) {
        switch (decoded) {
            case Decoded.Malformed(String words) -> close(CloseReason.MALFORMED, words);
            case Decoded.Good(ClientCommand command) -> offer(command);
        }
    }

    private void offer(ClientCommand command) {
        boolean isFree = command instanceof ClientCommand.Ack;
        Connection current = connection;
        if (!isFree && !commands.take(heardAtNanos)) {
            close(CloseReason.FLOODING);
        } else if (current != null && current.offer(command) == Offered.BUSY) {
            close(CloseReason.BUSY);
        }
    }

    /** One answer at a time: to a client that does not read, a queue of answers would only grow. */
    private void answerPing(Frame ping) {
        CoreSession current = session;
        if (current != null && pongOnItsWay.compareAndSet(false, true)) {
            byte[] payload = new byte[ping.getPayloadLength()];
            if (ping.hasPayload()) {
                ping.getPayload().slice().get(payload);
            }
            Frame pong = new Frame(OpCode.PONG).setPayload(payload);
            current.sendFrame(pong, Callback.from(() -> pongOnItsWay.set(false)), false);
        }
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        if (closed.compareAndSet(false, true)) {
            CloseReason reason = closing;
            keeper.remove(this);
            guarded("onClosed", this::detach);
            guarded("onClosed", () -> meters.closed(reason == null ? CloseReason.GONE : reason));
        }
        callback.succeeded();
    }

    private void detach() {
        Connection current = connection;
        if (current != null) {
            current.lost();
        }
    }

    /**
     * A fault of ours ends this socket and no other: the client is told to come back, and Jetty,
     * which would send it the words of the exception, does not see it.
     */
    private void guarded(String where, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException bug) {
            keeper.faults().report(where, bug);
            close(CloseReason.FAULT);
        }
    }

    @Override
    public boolean isIdle() {
        return !frameOnItsWay && closing == null;
    }

    @Override
    public void send(ByteBuffer frame) {
        CoreSession current = session;
        if (current != null) {
            frameOnItsWay = true;
            current.sendFrame(new Frame(OpCode.BINARY).setPayload(frame.slice()), sent, false);
        }
    }

    private void frameSent() {
        frameOnItsWay = false;
        Connection current = connection;
        if (current != null) {
            guarded("a frame's end", current::progressed);
        }
    }

    /** What could not be sent since we are closing is no reason to cut the words of the close. */
    private void sendFailed() {
        if (closing == null) {
            cut();
        }
    }

    @Override
    public void close(CloseReason reason) {
        close(reason, reason.words());
    }

    private void close(CloseReason reason, String words) {
        CoreSession current = session;
        synchronized (this) {
            if (closing != null || current == null) {
                return;
            }
            closingAtNanos = nanos.getAsLong();
            closing = reason;
        }
        if (reason == CloseReason.GONE) {
            cut();
        } else {
            current.close(reason.code(), words, Callback.NOOP);
        }
    }

    /** Ends the connection by force. */
    void cut() {
        CoreSession current = session;
        if (current != null) {
            current.abort();
        }
    }

    /** What the keeper does every second or so. */
    void look(long nowNanos, SocketTimes times) {
        if (closing != null) {
            if (isOver(closingAtNanos, times.closeMillis(), nowNanos)) {
                cut();
            }
        } else if (isOver(heardAtNanos, times.silenceMillis(), nowNanos)) {
            close(CloseReason.SILENT);
        } else if (isOver(pingedAtNanos, times.pingMillis(), nowNanos)) {
            ping(nowNanos);
        }
    }

    private static boolean isOver(long sinceNanos, long millis, long nowNanos) {
        return nowNanos - sinceNanos >= TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private void ping(long nowNanos) {
        CoreSession current = session;
        if (current != null && pingOnItsWay.compareAndSet(false, true)) {
            pingedAtNanos = nowNanos;
            current.sendFrame(
                    new Frame(OpCode.PING), Callback.from(() -> pingOnItsWay.set(false)), false);
        }
    }
}
