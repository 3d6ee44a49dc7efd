package tilework.world.pathfinding;

/** How many steps each spot of a ground lies from a target. */
interface Distances {
    int UNREACHED = Integer.MAX_VALUE;

    /** Steps from this spot to the target, or {@link #UNREACHED}. */
    int stepsFrom(int spot);
}
