package tilework.world.pathfinding;

import java.util.List;
import tilework.world.TextMap;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;

/** A ground drawn as text, and routes over it as letters: D, L, R, U. */
final class RouteFixture {
    final TextMap map;
    final Grid grid;
    final Ground ground;
    private final Pathfinder pathfinder;

    RouteFixture(TextMap map, DistanceFields fields) {
        this.map = map;
        this.grid = map.grid();
        this.ground = Ground.of(grid);
        this.pathfinder = new BreadthFirstPathfinder(fields);
    }

    RouteFixture(String drawing) {
        this(TextMap.of(drawing), DistanceFields.NONE);
    }

    Route route(Tile from, Tile target) {
        return pathfinder.toward(ground, grid.index(from), grid.index(target));
    }

    Route route(char from, char target) {
        return route(map.tile(from), map.tile(target));
    }

    Route toNearest(Tile from, Tile... targets) {
        int[] indexes = List.of(targets).stream().mapToInt(grid::index).toArray();
        return pathfinder.toNearest(ground, grid.index(from), indexes);
    }

    static String letters(Route route) {
        if (!(route instanceof Route.Found(List<Direction> steps))) {
            return route.toString();
        }
        StringBuilder letters = new StringBuilder();
        steps.forEach(step -> letters.append(step.name().charAt(0)));
        return letters.toString();
    }
}
