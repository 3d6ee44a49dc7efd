package tilework.world;

/**
 * How a world runs.
 *
 * @param ticksPerTile ticks that one step takes, at least 1
 * @param seed decides where in a start zone a crowd begins to fill it
 */
public record WorldSettings(int ticksPerTile, long seed) {
    public static final WorldSettings DEFAULT = new WorldSettings(3, 0);

    public WorldSettings {
        if (ticksPerTile < 1) {
            throw new IllegalArgumentException(
                    "ticksPerTile must be at least 1 but was " + ticksPerTile);
        }
    }
}
