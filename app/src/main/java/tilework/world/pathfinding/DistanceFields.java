package tilework.world.pathfinding;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the fields of popular targets. What it keeps changes how long a search takes, never what it
 * finds.
 */
@FunctionalInterface
public interface DistanceFields {
    /** Keeps none. */
    DistanceFields NONE = (ground, target) -> null;

    /**
     * The field of this walkable tile, given by index, or null when it is not popular. Called once
     * for each walk to it.
     */
    @Nullable DistanceField of(Ground ground, int target);
}
