package tilework.media;

/**
 * How far somebody has got out of a room: asked to be put out, seen to be out, and watched for as
 * long as an old ticket could bring them back. One thread at a time.
 */
final class Leaver {
    /** What is waited between being put out in vain and the next time. */
    private static final long[] RETRY_NANOS = {50_000_000, 200_000_000, 800_000_000};

    private static final long WATCH_NANOS = 500_000_000;

    /** The life of a ticket, and what clocks may differ by. */
    private static final long OLD_TICKET_NANOS = 45_000_000_000L;

    private static final int MOST_COMEBACKS = 5;

    private final long watchUntilNanos;
    private boolean isToGo = true;
    private boolean isAsked;
    private boolean isOut;
    private int triesInVain;
    private int comebacks;
    private long dueNanos;

    Leaver(long nowNanos) {
        watchUntilNanos = nowNanos + OLD_TICKET_NANOS;
        dueNanos = nowNanos;
    }

    /** Whether something is to be done or looked at. */
    boolean isDue(long nowNanos) {
        return nowNanos - dueNanos >= 0;
    }

    long dueNanos() {
        return dueNanos;
    }

    /** Whether LiveKit is to be asked to put them out now. */
    boolean isToGo() {
        return isToGo;
    }

    /** LiveKit was asked. {@code counts}: false when it was too busy, which says nothing. */
    void asked(boolean counts) {
        isToGo = false;
        isAsked = true;
        if (counts) {
            triesInVain++;
        }
    }

    /** They are in the room. Answers whether that is a comeback of somebody who was out. */
    boolean seenIn(long nowNanos) {
        boolean isBack = isOut;
        if (isBack) {
            comebacks++;
            triesInVain = 0;
            isAsked = false;
        }
        isOut = false;
        isToGo = true;
        dueNanos = isAsked ? nowNanos + pauseNanos() : nowNanos;
        return isBack;
    }

    private long pauseNanos() {
        return RETRY_NANOS[Math.clamp(triesInVain - 1L, 0, RETRY_NANOS.length - 1)];
    }

    void seenOut(long nowNanos) {
        isOut = true;
        isToGo = false;
        triesInVain = 0;
        dueNanos = nowNanos + WATCH_NANOS;
    }

    /** Nobody could be asked who is in. */
    void unseen(long nowNanos) {
        isToGo |= !isOut;
        dueNanos = nowNanos;
    }

    /** Whether the room is no good any more: they stay, or come back and back. */
    boolean willNotGo() {
        return triesInVain > RETRY_NANOS.length || comebacks > MOST_COMEBACKS;
    }

    /** Whether they are out and no old ticket can bring them back. */
    boolean isDone(long nowNanos) {
        return isOut && nowNanos - watchUntilNanos >= 0;
    }
}
