package tilework.world.pathfinding;

import java.util.List;
import tilework.world.grid.Direction;

/** What a search for a way came to. */
public sealed interface Route {
    /** A shortest way; empty when one is there already. */
    record Found(List<Direction> steps) implements Route {
        public Found {
            steps = List.copyOf(steps);
        }
    }

    /** There is nowhere to go. */
    record NoWay() implements Route {}

    /** There is a way, but it is longer or takes more searching than is allowed. */
    record TooFar() implements Route {}
}
