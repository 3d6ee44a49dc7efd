package tilework.world.pathfinding;

import tilework.world.avatar.Path;

/**
 * Finds shortest walks, the same one every time. Tiles are given by index and lie in the ground's
 * grid; {@code from} is walkable.
 */
public interface Pathfinder {
    /** Longest route, so that a step being taken fits in front of it in a {@link Path}. */
    int MAX_STEPS = Path.MAX_STEPS - 1;

    /**
     * To a tile, or, when it is blocked or cut off, to the tile nearest to it that can be reached:
     * fewest tiles along the axes from the target, then fewest steps from here.
     */
    Route toward(Ground ground, int from, int target);

    /**
     * To the one of these tiles that is fewest steps away; blocked tiles among them do not count.
     */
    Route toNearest(Ground ground, int from, int[] targets);
}
