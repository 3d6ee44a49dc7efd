package tilework.office;

/** What a person says when it rings, and later on in the same group. */
public enum RingAnswer {
    /** Talks, this time. */
    TALK,
    /** Does not talk, or not any more. */
    NOT_NOW,
    /** Talks, and from now on at once whenever only these people talk. */
    ALWAYS_WITH,
    /** Talks, and from now on at once with everybody. */
    ALWAYS
}
