package tilework.office;

/** How the media server stands. */
public enum MediaState {
    /** This office has none. */
    OFF,
    /** Not up yet. */
    STARTING,
    UP,
    /** Was up, or should be, and does not answer. */
    DOWN
}
