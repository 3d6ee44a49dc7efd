package tilework.bench.socket;

/** Close codes that the bots tell apart; the rest of the protocol's codes are only counted. */
public final class CloseCode {
    public static final int NORMAL = 1000;
    public static final int GOING_AWAY = 1001;

    /** The other side broke the protocol: what a bot says when the server does. */
    public static final int PROTOCOL_ERROR = 1002;

    /** The close frame had no code. */
    public static final int NONE_GIVEN = 1005;

    /** The connection ended without a close frame. */
    public static final int LOST = 1006;

    public static final int FAULT = 1011;
    public static final int RESTARTING = 1012;
    public static final int BUSY = 1013;
    public static final int TOO_SLOW = 4002;
    public static final int SILENT = 4003;
    public static final int MOVED = 4005;

    private CloseCode() {}

    /** Whether a client comes back by itself after this code. */
    public static boolean allowsReturn(int code) {
        return switch (code) {
            case GOING_AWAY, LOST, FAULT, RESTARTING, BUSY, TOO_SLOW, SILENT, MOVED -> true;
            default -> false;
        };
    }

    /**
     * Whether this code means that the server threw the client out: not an ordered end, a restart
     * or a lost line.
     */
    public static boolean isKick(int code) {
        return switch (code) {
            case NORMAL, GOING_AWAY, LOST, RESTARTING, MOVED -> false;
            default -> true;
        };
    }
}
