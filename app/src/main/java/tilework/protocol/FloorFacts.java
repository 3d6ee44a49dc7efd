package tilework.protocol;

import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;

/**
 * What every client of a floor must know.
 *
 * @param mapHash of the map document that tiles and zones refer to
 * @param columns of the floor, in tiles
 * @param rows of the floor, in tiles
 */
public record FloorFacts(
        FloorId floor,
        String mapHash,
        int columns,
        int rows,
        int ticksPerSecond,
        int ticksPerTile) {
    public static final int TICKS_PER_SECOND = 15;

    public static FloorFacts of(FloorPlan plan, String mapHash, int ticksPerTile) {
        return new FloorFacts(
                plan.id(),
                mapHash,
                plan.grid().columns(),
                plan.grid().rows(),
                TICKS_PER_SECOND,
                ticksPerTile);
    }
}
