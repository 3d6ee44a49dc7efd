package tilework.world;

import tilework.world.groups.GroupRules;

/**
 * How a world runs.
 *
 * @param ticksPerTile ticks that one step takes, at least 1
 * @param seed decides where in a start zone a crowd begins to fill it
 * @param groupRules when people who stand together are in a group
 */
public record WorldSettings(int ticksPerTile, long seed, GroupRules groupRules) {
    public static final WorldSettings DEFAULT = new WorldSettings(3, 0);

    public WorldSettings {
        if (ticksPerTile < 1) {
            throw new IllegalArgumentException(
                    "ticksPerTile must be at least 1 but was " + ticksPerTile);
        }
    }

    public WorldSettings(int ticksPerTile, long seed) {
        this(ticksPerTile, seed, GroupRules.DEFAULT);
    }
}
