package tilework.world.pathfinding;

import java.util.List;
import tilework.world.grid.Direction;

/**
 * Walks down distances to their target: a shortest way, in long straight runs. At each turn it
 * takes the direction in which it can go on longest, among equals the first by code.
 */
final class Descent {
    private final Ground ground;
    private final Distances distances;

    Descent(Ground ground, Distances distances) {
        this.ground = ground;
        this.distances = distances;
    }

    /** The steps from a spot that the distances reach. */
    List<Direction> from(int start) {
        int stepsLeft = distances.stepsFrom(start);
        Direction[] steps = new Direction[stepsLeft];
        int spot = start;
        while (stepsLeft > 0) {
            Direction direction = longestRun(spot, stepsLeft);
            for (int run = run(spot, direction, stepsLeft); run > 0; run--) {
                steps[steps.length - stepsLeft] = direction;
                spot += ground.offset(direction);
                stepsLeft--;
            }
        }
        return List.of(steps);
    }

    private Direction longestRun(int spot, int stepsLeft) {
        Direction best = Direction.DOWN;
        int bestRun = 0;
        for (int code = 0; code < 4; code++) {
            Direction direction = Direction.ofCode(code);
            int run = run(spot, direction, stepsLeft);
            if (run > bestRun) {
                best = direction;
                bestRun = run;
            }
        }
        return best;
    }

    /** How many steps in this direction each come one nearer. */
    private int run(int spot, Direction direction, int stepsLeft) {
        int offset = ground.offset(direction);
        int run = 0;
        while (run < stepsLeft
                && distances.stepsFrom(spot + (run + 1) * offset) == stepsLeft - run - 1) {
            run++;
        }
        return run;
    }
}
