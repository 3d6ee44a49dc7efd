package tilework.world.pathfinding;

import tilework.world.grid.Grid;

/**
 * How many steps each tile of a ground lies from one target: walking down it from anywhere gives a
 * shortest way without a search. Immutable. Worth making for a target that many people walk to.
 */
public final class DistanceField implements Distances {
    private static final short FAR = -1;

    private final short[] steps;

    private DistanceField(short[] steps) {
        this.steps = steps;
    }

    /** The field of a walkable tile, given by index; costs a search over the whole ground. */
    public static DistanceField of(Ground ground, int target) {
        Search search = new Search();
        search.begin(ground);
        search.addTarget(ground.spot(target));
        search.spreadEverywhere(ground);
        short[] steps = new short[ground.spots()];
        for (int spot = 0; spot < steps.length; spot++) {
            int found = search.stepsFrom(spot);
            steps[spot] = found == UNREACHED ? FAR : (short) found;
        }
        return new DistanceField(steps);
    }

    /** Whether a field of this grid has the same answers as a search, whose bounds are tighter. */
    static boolean fits(Grid grid) {
        return grid.size() <= Search.MAX_SPOTS;
    }

    /** Memory that the field takes. */
    public int sizeBytes() {
        return steps.length * Short.BYTES;
    }

    @Override
    public int stepsFrom(int spot) {
        return steps[spot] == FAR ? UNREACHED : steps[spot];
    }
}
