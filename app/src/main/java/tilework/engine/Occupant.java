package tilework.engine;

import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.SessionSeat;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.Status;

/** A person with a body on this floor. */
@ThreadConfined("tick")
final class Occupant {
    private static final double SHOWN_PER_SECOND = 2;
    private static final double SHOWN_BURST = 10;
    private static final double TICKETS_PER_SECOND = 1;
    private static final double TICKETS_BURST = 3;

    final AvatarId avatar;

    /** Of the newest session. */
    SessionSeat seat;

    /** What the person has chosen; shown while the link is there. */
    Status chosen;

    /** Whether the body has come by an exit and its client has not followed yet. */
    boolean arriving;

    /** What the client is told through; absent while the link is lost. */
    @Nullable Watcher watcher;

    /** For what everybody around is shown; absent until the first. */
    private @Nullable TokenBucket shown;

    /** For new tickets; absent until the first is asked for. */
    private @Nullable TokenBucket tickets;

    /** Until when the body waits for its client, when there is no watcher. */
    long graceUntilNanos;

    Occupant(AvatarId avatar, SessionSeat seat, Status chosen) {
        this.avatar = avatar;
        this.seat = seat;
        this.chosen = chosen;
    }

    /** Whether something more may be shown to everybody around now; counts it. */
    boolean mayShow(long nowNanos) {
        TokenBucket bucket = shown;
        if (bucket == null) {
            bucket = new TokenBucket(SHOWN_PER_SECOND, SHOWN_BURST, nowNanos);
            shown = bucket;
        }
        return bucket.take(nowNanos);
    }

    /** Whether a new ticket may be asked for now; counts it. */
    boolean mayAskTicket(long nowNanos) {
        TokenBucket bucket = tickets;
        if (bucket == null) {
            bucket = new TokenBucket(TICKETS_PER_SECOND, TICKETS_BURST, nowNanos);
            tickets = bucket;
        }
        return bucket.take(nowNanos);
    }
}
