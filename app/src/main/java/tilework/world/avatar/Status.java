package tilework.world.avatar;

/** What a person wants others to know. */
public enum Status {
    AVAILABLE,
    BUSY,
    DO_NOT_DISTURB,
    AWAY,
    /** The connection is lost and the place is kept. Set by the server alone. */
    RECONNECTING
}
