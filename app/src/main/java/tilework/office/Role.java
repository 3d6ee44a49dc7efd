package tilework.office;

/** What a person may do in the office. */
public enum Role {
    /** Came in by the door. */
    GUEST,
    MEMBER,
    /** Runs the office. */
    OWNER
}
