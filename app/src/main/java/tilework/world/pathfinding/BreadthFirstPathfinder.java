package tilework.world.pathfinding;

import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;

/**
 * Breadth-first search over uniform steps. It runs from the target back to the walker, so that its
 * distances and those of a kept {@link DistanceField} lead down the same way.
 */
@ThreadConfined("tick")
public final class BreadthFirstPathfinder implements Pathfinder {
    /** How far from a target that cannot be reached another one is looked for. */
    static final int NEAR_TILES = 64;

    private static final Route NO_WAY = new Route.NoWay();
    private static final Route TOO_FAR = new Route.TooFar();

    private final DistanceFields fields;
    private final Search search = new Search();

    public BreadthFirstPathfinder(DistanceFields fields) {
        this.fields = fields;
    }

    @Override
    public Route toward(Ground ground, int from, int target) {
        if (from != target && ground.isAlone(from)) {
            return NO_WAY;
        }
        if (!ground.connects(from, target)) {
            search.begin(ground);
            addNearestConnected(ground, from, target);
            return search.hasTargets() ? searched(ground, from) : TOO_FAR;
        }
        DistanceField field = kept(ground, target);
        if (field != null) {
            return descended(ground, field, from);
        }
        search.begin(ground);
        search.addTarget(ground.spot(target));
        return searched(ground, from);
    }

    @Override
    public Route toNearest(Ground ground, int from, int[] targets) {
        search.begin(ground);
        for (int target : targets) {
            if (ground.connects(from, target)) {
                search.addTarget(ground.spot(target));
            }
        }
        return search.hasTargets() ? searched(ground, from) : NO_WAY;
    }

    private @Nullable DistanceField kept(Ground ground, int target) {
        return DistanceField.fits(ground.grid()) ? fields.of(ground, target) : null;
    }

    /** Looks in growing diamonds around the target, so far and no farther. */
    private void addNearestConnected(Ground ground, int from, int target) {
        Grid grid = ground.grid();
        Tile center = grid.tile(target);
        for (int distance = 1; distance <= NEAR_TILES && !search.hasTargets(); distance++) {
            int top = Math.max(-distance, -center.row());
            int bottom = Math.min(distance, grid.rows() - 1 - center.row());
            for (int row = top; row <= bottom; row++) {
                int side = distance - Math.abs(row);
                addIfConnected(ground, from, center.column() - side, center.row() + row);
                addIfConnected(ground, from, center.column() + side, center.row() + row);
            }
        }
    }

    private void addIfConnected(Ground ground, int from, int column, int row) {
        Grid grid = ground.grid();
        if (column >= 0 && column < grid.columns()) {
            int tile = row * grid.columns() + column;
            if (ground.connects(from, tile)) {
                search.addTarget(ground.spot(tile));
            }
        }
    }

    private Route searched(Ground ground, int from) {
        int start = ground.spot(from);
        return search.spreadTo(ground, start)
                ? new Route.Found(new Descent(ground, search).from(start))
                : TOO_FAR;
    }

    private static Route descended(Ground ground, DistanceField field, int from) {
        int start = ground.spot(from);
        return field.stepsFrom(start) == Distances.UNREACHED
                ? TOO_FAR
                : new Route.Found(new Descent(ground, field).from(start));
    }
}
