package tilework.engine;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.protocol.FrameBuffer;
import tilework.protocol.Welcome;
import tilework.world.RefusalReason;
import tilework.world.avatar.AvatarId;
import tilework.world.interest.Window;
import tilework.world.interest.WindowPolicy;

/**
 * One client of the floor: what it has been told, and what it has missed while its frame before was
 * on the way.
 *
 * <p>What it misses is remembered by avatar, not by event, so it is bounded by the avatars of the
 * floor, and by {@link #LOST_NANOS}; plus {@link #BACKLOG_BYTES} of what cannot be asked of the
 * world later.
 */
@ThreadConfined("tick")
final class Watcher {
    /** Gestures and speech that wait for a slow client; what is more is not shown to it. */
    static final int BACKLOG_BYTES = 4096;

    /** Who takes nothing for longer is told the whole window anew: a note would only grow. */
    static final long LOST_NANOS = 2_000_000_000;

    private static final int MOST_REFUSALS = 8;

    final FloorConnection connection;
    final Occupant occupant;
    private final Unacked unacked = new Unacked();

    /** The window that the client knows of; absent when it is to be told its window as a whole. */
    @Nullable Window told;

    /** The window that it should have. */
    Window window;

    /** The cell around which the window lies. */
    int center;

    int radiusCells = WindowPolicy.DEFAULT_RADIUS_CELLS;

    /** Whether the client said that its page is hidden. */
    boolean isHidden;

    /** Whether it is told seldom; see {@link Paces}. */
    boolean isToldSeldom;

    /** What the first frame begins with; absent once it has been sent. */
    @Nullable Welcome welcome;

    /** Avatars in the told window that have changed since the newest frame. */
    Set<AvatarId> missed = new HashSet<>();

    /** Encoded gestures, but no hands, and speeches since the newest frame. */
    @Nullable FrameBuffer backlog;

    final PrivateNews news = new PrivateNews();

    final List<RefusalReason> refusals = new ArrayList<>();

    /** The version of the roster that the client knows. */
    long rosterVersion;

    private long busySinceNanos;
    private boolean busy;

    Watcher(FloorConnection connection, Occupant occupant, Welcome welcome, Window window) {
        this.connection = connection;
        this.occupant = occupant;
        this.welcome = welcome;
        this.window = window;
    }

    /** Whether the next frame may be sent; if not, the tick thread is woken when it may. */
    boolean isReady(long nowNanos) {
        boolean wasBusy = busy;
        busy = !canSend(nowNanos);
        if (busy) {
            connection.setWaitedFor(true);
            busy = !canSend(nowNanos);
        }
        if (!busy) {
            connection.setWaitedFor(false);
        } else if (!wasBusy) {
            busySinceNanos = nowNanos;
        }
        return !busy;
    }

    private boolean canSend(long nowNanos) {
        if (unacked.acked(connection.ackedTick())) {
            busySinceNanos = nowNanos;
        }
        return connection.link.isIdle() && !unacked.isTooMuch();
    }

    boolean isBusy() {
        return busy;
    }

    /** Whether nothing has been taken for so long. */
    boolean isStuck(long nowNanos, long limitNanos) {
        return busy && nowNanos - busySinceNanos > limitNanos;
    }

    /** Forgets what a client has missed that has taken nothing for long: it is told all anew. */
    void forgetIfLost(long nowNanos) {
        if (told != null && isStuck(nowNanos, LOST_NANOS)) {
            told = null;
            missed = new HashSet<>();
        }
    }

    /** The window that it knows, or will. */
    Window known() {
        return told == null ? window : told;
    }

    /** Whether the frame of its audience is all that it needs. */
    boolean isPlain() {
        return window.equals(told)
                && welcome == null
                && missed.isEmpty()
                && refusals.isEmpty()
                && backlog == null
                && news.isEmpty();
    }

    void refuse(RefusalReason reason) {
        if (refusals.size() < MOST_REFUSALS) {
            refusals.add(reason);
        }
    }

    void keep(FrameBuffer from, int start, int end) {
        if (start == end) {
            return;
        }
        if (backlog == null) {
            backlog = new FrameBuffer(64);
        }
        if (backlog.length() + end - start <= BACKLOG_BYTES) {
            backlog.append(from, start, end);
        }
    }

    void send(ByteBuffer frame, int tick) {
        unacked.sent(tick, frame.remaining());
        connection.link.send(frame);
    }

    /** The frame that is about to be sent tells everything up to now. */
    void isTold(long rosterVersionTold) {
        told = window;
        welcome = null;
        missed.clear();
        refusals.clear();
        news.clear();
        backlog = null;
        rosterVersion = rosterVersionTold;
    }
}
