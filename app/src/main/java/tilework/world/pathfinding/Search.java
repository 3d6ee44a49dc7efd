package tilework.world.pathfinding;

import java.util.Arrays;
import tilework.world.grid.Direction;

/**
 * A breadth-first search from targets back to where somebody stands, with buffers that are used
 * again. Not for two threads at once.
 *
 * <p>A spot's mark is the number of the search that reached it and its steps in one int, so that a
 * new search forgets the old one without clearing anything.
 */
final class Search implements Distances {
    /** Spots that one search reaches at most: a floor of 512 x 512. */
    static final int MAX_SPOTS = 1 << 18;

    private static final int STEP_BITS = 11;
    private static final int STEP_MASK = (1 << STEP_BITS) - 1;
    private static final int LAST_SEARCH = -1 >>> STEP_BITS;

    private int[] marks = new int[0];
    private int[] queue = new int[0];
    private int queued;
    private int search;

    /** Forgets the search before. */
    void begin(Ground ground) {
        queued = 0;
        if (marks.length != ground.spots()) {
            marks = new int[ground.spots()];
            queue = new int[Math.min(ground.grid().size(), MAX_SPOTS)];
            search = 0;
        } else if (search == LAST_SEARCH) {
            Arrays.fill(marks, 0);
            search = 0;
        }
        search++;
    }

    /** Adds a walkable target; doubles and those beyond {@link #MAX_SPOTS} do not count. */
    void addTarget(int spot) {
        if (!isReached(spot)) {
            reach(spot, 0);
        }
    }

    boolean hasTargets() {
        return queued > 0;
    }

    /** Spreads from the targets until this spot is reached; false when the bounds come first. */
    boolean spreadTo(Ground ground, int start) {
        int row = ground.offset(Direction.DOWN);
        int next = 0;
        for (int steps = 1; steps <= Pathfinder.MAX_STEPS && !isReached(start); steps++) {
            if (next == queued) {
                return false;
            }
            for (int levelEnd = queued; next < levelEnd; next++) {
                int spot = queue[next];
                visit(ground, spot + row, steps);
                visit(ground, spot - 1, steps);
                visit(ground, spot + 1, steps);
                visit(ground, spot - row, steps);
            }
        }
        return isReached(start);
    }

    /** Spreads from the targets as far as the bounds allow. */
    void spreadEverywhere(Ground ground) {
        int corner = 0;
        spreadTo(ground, corner);
    }

    @Override
    public int stepsFrom(int spot) {
        return isReached(spot) ? marks[spot] & STEP_MASK : UNREACHED;
    }

    private void visit(Ground ground, int spot, int steps) {
        if (ground.isWalkableSpot(spot) && !isReached(spot)) {
            reach(spot, steps);
        }
    }

    private boolean isReached(int spot) {
        return marks[spot] >>> STEP_BITS == search;
    }

    private void reach(int spot, int steps) {
        if (queued < queue.length) {
            marks[spot] = search << STEP_BITS | steps;
            queue[queued++] = spot;
        }
    }
}
