package tilework.world;

/** Why a command was not done. */
public enum RefusalReason {
    OUT_OF_MAP,
    /** Nothing walkable can be reached from here. */
    NO_WAY,
    /** The person is not on this floor. */
    NOT_HERE,
    UNKNOWN_ZONE,
    TOO_FAR,
    /** So many words, gestures and new looks a second are shown to nobody. */
    TOO_OFTEN,
    /** Somebody else in the group shares the screen. */
    SCREEN_TAKEN
}
