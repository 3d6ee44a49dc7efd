package tilework.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import tilework.world.grid.Direction;
import tilework.world.grid.Zone;
import tilework.world.pathfinding.Ground;
import tilework.world.pathfinding.Pathfinder;
import tilework.world.pathfinding.Route;

/** Finds the way that a command asks for. All tiles are given by index. */
final class Ways {
    /** How many steps from somebody company still is. */
    private static final int COMPANY_STEPS = 3;

    private static final Route STAY = new Route.Found(List.of());

    private final Grounds grounds;
    private final Pathfinder pathfinder;

    Ways(Grounds grounds, Pathfinder pathfinder) {
        this.grounds = grounds;
        this.pathfinder = pathfinder;
    }

    Route toTile(int from, int target) {
        return pathfinder.toward(grounds.from(from), from, target);
    }

    /** To the nearest tile of a zone, or toward the zone when none can be reached. */
    Route toZone(int from, Zone zone) {
        if (zone.tiles().isEmpty()) {
            return new Route.NoWay();
        }
        Route route =
                pathfinder.toNearest(grounds.from(from), from, zone.tiles().stream().toArray());
        return route instanceof Route.NoWay ? toTile(from, zone.tiles().nextSetBit(0)) : route;
    }

    /**
     * To the nearest free tile beside somebody. When all are taken: a little further away, and at
     * last beside them all the same.
     */
    Route toCompany(int from, int person, IntPredicate isFree) {
        Ground ground = grounds.from(from);
        if (!ground.connects(from, person)) {
            return toTile(from, person);
        }
        List<int[]> rings = ringsAround(ground, person);
        int[] beside = rings.getFirst();
        if (beside.length == 0 || Arrays.stream(beside).anyMatch(tile -> tile == from)) {
            return STAY;
        }
        for (int[] ring : rings) {
            int[] free = Arrays.stream(ring).filter(isFree).toArray();
            if (free.length > 0) {
                return pathfinder.toNearest(ground, from, free);
            }
        }
        return pathfinder.toNearest(ground, from, beside);
    }

    /** Straight on until something blocks. */
    List<Direction> straight(int from, Direction direction) {
        Ground ground = grounds.from(from);
        int tile = from;
        int steps = 0;
        while (steps < Pathfinder.MAX_STEPS && ground.canStep(tile, direction)) {
            tile = ground.grid().neighbor(tile, direction);
            steps++;
        }
        return Collections.nCopies(steps, direction);
    }

    /** The tiles one step from the center, those two steps from it, and so on. */
    private static List<int[]> ringsAround(Ground ground, int center) {
        List<int[]> rings = new ArrayList<>();
        Set<Integer> reached = new HashSet<>(Set.of(center));
        int[] ring = {center};
        for (int steps = 1; steps <= COMPANY_STEPS; steps++) {
            ring = Arrays.stream(ring).flatMap(ground::neighborsOf).filter(reached::add).toArray();
            rings.add(ring);
        }
        return rings;
    }
}
