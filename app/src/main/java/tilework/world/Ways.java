package tilework.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;
import tilework.world.grid.Zone;
import tilework.world.pathfinding.Ground;
import tilework.world.pathfinding.Pathfinder;
import tilework.world.pathfinding.Route;

/** Finds the way that a command asks for. All tiles are given by index. */
final class Ways {
    /** How many steps from somebody company still is. */
    private static final int COMPANY_STEPS = 3;

    private static final Route STAY = new Route.Found(List.of());

    private final Grid grid;
    private final Grounds grounds;
    private final Pathfinder pathfinder;

    Ways(Grid grid, Grounds grounds, Pathfinder pathfinder) {
        this.grid = grid;
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
        List<Integer> reached = new ArrayList<>(List.of(person));
        int done = 0;
        for (int steps = 1; steps <= COMPANY_STEPS; steps++) {
            int levelBegin = reached.size();
            for (; done < levelBegin; done++) {
                addNeighbors(ground, reached.get(done), reached);
            }
            List<Integer> level = reached.subList(levelBegin, reached.size());
            if (steps == 1 && (level.isEmpty() || level.contains(from))) {
                return STAY;
            }
            int[] free = level.stream().mapToInt(Integer::intValue).filter(isFree).toArray();
            if (free.length > 0) {
                return pathfinder.toNearest(ground, from, free);
            }
        }
        List<Integer> beside = new ArrayList<>();
        addNeighbors(ground, person, beside);
        return pathfinder.toNearest(
                ground, from, beside.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Straight on until something blocks. */
    List<Direction> straight(int from, Direction direction) {
        Ground ground = grounds.from(from);
        int tile = from;
        int steps = 0;
        while (steps < Pathfinder.MAX_STEPS
                && grid.isWalkable(grid.tile(tile).step(direction))
                && ground.isWalkable(grid.neighbor(tile, direction))) {
            tile = grid.neighbor(tile, direction);
            steps++;
        }
        return Collections.nCopies(steps, direction);
    }

    private void addNeighbors(Ground ground, int tile, List<Integer> reached) {
        for (Direction direction : Direction.values()) {
            if (grid.contains(grid.tile(tile).step(direction))) {
                int neighbor = grid.neighbor(tile, direction);
                if (ground.isWalkable(neighbor) && !reached.contains(neighbor)) {
                    reached.add(neighbor);
                }
            }
        }
    }
}
