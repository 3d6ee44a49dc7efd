package tilework.media;

/** What is known of a member of a room. One thread at a time. */
final class Seat {
    private static final long MISSING_NANOS = 10_000_000_000L;
    private static final int MOST_DOUBLINGS = 3;

    /** Connected, but no sound or picture can pass yet. */
    private static final long HANGING_NANOS = 20_000_000_000L;

    private boolean owed = true;
    private long hereNanos;
    private int ticketsInVain;
    private String hangingSid = "";
    private long hangingSinceNanos;

    /** Whether a ticket is to be sent. */
    boolean isOwed() {
        return owed;
    }

    void owe() {
        owed = true;
    }

    void ticketed(long nowNanos) {
        owed = false;
        hereNanos = nowNanos;
    }

    /**
     * They are in the room. Answers whether they hang there for so long that they had better begin
     * anew.
     *
     * @param sid of this connection of theirs
     */
    boolean seen(long nowNanos, String sid, boolean isActive) {
        if (isActive) {
            hereNanos = nowNanos;
            ticketsInVain = 0;
            hangingSid = "";
            return false;
        }
        if (!sid.equals(hangingSid)) {
            hangingSid = sid;
            hangingSinceNanos = nowNanos;
        }
        hereNanos = nowNanos;
        return nowNanos - hangingSinceNanos >= HANGING_NANOS;
    }

    /** They are not in the room: after a while another ticket is owed, each time a longer while. */
    void missed(long nowNanos) {
        if (nowNanos - hereNanos >= MISSING_NANOS << Math.min(ticketsInVain, MOST_DOUBLINGS)) {
            ticketsInVain++;
            owed = true;
        }
    }
}
