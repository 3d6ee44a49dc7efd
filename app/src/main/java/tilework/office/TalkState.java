package tilework.office;

/** Where a member of a group stands in its conversation. */
public enum TalkState {
    /** It rings: the person has not answered yet. */
    ASKED,
    /** Hears and is heard. */
    TALKING,
    NOT_NOW
}
