package tilework.world;

import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

/** Where an avatar comes in. */
public sealed interface Arrival {
    /**
     * Somewhere in the start zone of this name, spread out; an unknown or empty name means the
     * floor's own start.
     */
    record AtStart(String startName) implements Arrival {}

    /** At this tile, or the nearest walkable one. */
    record AtTile(Tile tile, Direction facing) implements Arrival {}
}
