package tilework.world.avatar;

/** Why an avatar is gone. */
public enum LeaveReason {
    /** Went home. */
    LEFT,
    /** Did not come back within the grace period. */
    LOST,
    CHANGED_FLOOR,
    REMOVED
}
