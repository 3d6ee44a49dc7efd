package tilework.world.avatar;

import java.util.List;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

/**
 * A walk in time: from a tile, step by step, at the world's pace. Without steps: standing.
 *
 * @param from where the first step begins
 * @param startTick tick at which the first step begins; the tile after step k (from 0) is reached
 *     at {@code startTick + (k + 1) * ticksPerTile}
 * @param steps at most {@link #MAX_STEPS}
 * @param facing that of the last step, or of somebody who stands
 */
public record Path(Tile from, int startTick, List<Direction> steps, Direction facing) {
    public static final int MAX_STEPS = 1024;

    public Path {
        steps = List.copyOf(steps);
    }
}
