package tilework.world.groups;

/**
 * When people who stand together are in a group.
 *
 * @param enterRadiusTiles how near two must be to come together, 1 to {@code leaveRadiusTiles}
 * @param leaveRadiusTiles how near they must be to stay together, at most {@link #MAX_RADIUS_TILES}
 * @param dwellTicks how long they must be near before they come together, 0 to {@link
 *     #MAX_DWELL_TICKS}
 * @param capacity most people of a group outside of meeting zones, 2 to {@link #MAX_CAPACITY}
 */
public record GroupRules(int enterRadiusTiles, int leaveRadiusTiles, int dwellTicks, int capacity) {
    public static final int MAX_RADIUS_TILES = 8;
    public static final int MAX_DWELL_TICKS = 1_000;
    public static final int MAX_CAPACITY = 50;
    public static final GroupRules DEFAULT = new GroupRules(2, 3, 5, 12);

    public GroupRules {
        check("leaveRadiusTiles", leaveRadiusTiles, 1, MAX_RADIUS_TILES);
        check("enterRadiusTiles", enterRadiusTiles, 1, leaveRadiusTiles);
        check("dwellTicks", dwellTicks, 0, MAX_DWELL_TICKS);
        check("capacity", capacity, 2, MAX_CAPACITY);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    name + " must be from " + least + " to " + most + " but was " + value);
        }
    }
}
