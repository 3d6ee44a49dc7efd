package tilework.office;

/** Why somebody is not let in. */
public enum JoinRefusal {
    /** As many people are in as may be. */
    FULL,
    /** A guest must say a name. */
    NAME_MISSING,
    /** The token is not, or no longer, known and there is no name to come in as a guest. */
    UNKNOWN_TOKEN,
    UNKNOWN_FLOOR,
    /** Who this is cannot be looked up now. */
    STORE_DOWN
}
