package tilework.engine.talk;

/** How the people in a media room came together. */
public enum RoomKind {
    /** By walking up to each other. */
    NEAR,
    /** In a meeting zone. */
    MEETING
}
