package tilework.engine;

/** Why a connection ends, with its WebSocket close code; the words are for people who read logs. */
public enum CloseReason {
    LEFT(1000, "left"),
    GOING_AWAY(1001, "the server is going away"),
    MALFORMED(1008, "malformed"),
    FLOODING(1008, "too many commands"),
    FAULT(1011, "a fault of ours, come back"),
    RESTARTING(1012, "restarting, come back"),
    BUSY(1013, "busy, try again later"),
    TAKEN_OVER(4001, "taken over by another tab"),
    TOO_SLOW(4002, "too slow: nothing was taken for 10 s"),
    SILENT(4003, "silent: nothing was heard for 30 s"),
    REMOVED(4004, "removed"),
    MOVED(4005, "moved to another floor"),
    /** The client ended it, or the network did. */
    GONE(1006, "gone");

    private final int code;
    private final String words;

    CloseReason(int code, String words) {
        this.code = code;
        this.words = words;
    }

    public int code() {
        return code;
    }

    public String words() {
        return words;
    }
}
