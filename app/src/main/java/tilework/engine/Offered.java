package tilework.engine;

/** What a bounded queue says. */
public enum Offered {
    ACCEPTED,
    /** Full: not taken, now or later. */
    BUSY
}
