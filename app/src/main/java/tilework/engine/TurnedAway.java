package tilework.engine;

/** Why somebody is not let in at the socket's door. */
public enum TurnedAway {
    NO_TOKEN,
    UNKNOWN_TOKEN,
    WRONG_ORIGIN,
    FULL,
    NO_FLOOR
}
