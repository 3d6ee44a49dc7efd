package tilework.world;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilework.concurrency.ThreadConfined;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/**
 * Where avatars appear: never in an exit, and in a restricted zone only when a start zone lies in
 * it.
 */
@ThreadConfined("tick")
final class Arrivals {
    /** The name of a floor's own start; a floor without one has all its starts instead. */
    private static final String DEFAULT_START = "start";

    private final FloorPlan plan;
    private final Grounds grounds;
    private final Occupancy occupancy;
    private final long seed;
    private final BitSet exits = new BitSet();

    /** The largest part of the floor that hangs together, without its exits. */
    private final BitSet anywhere;

    private final Map<String, CrowdSpread> starts = new HashMap<>();

    Arrivals(FloorPlan plan, Grounds grounds, Occupancy occupancy, long seed) {
        this.plan = plan;
        this.grounds = grounds;
        this.occupancy = occupancy;
        this.seed = seed;
        plan.zones().stream()
                .filter(zone -> zone.is(ZoneKind.EXIT))
                .forEach(zone -> exits.or(zone.tiles()));
        anywhere = grounds.open().largestArea();
        anywhere.andNot(exits);
        if (anywhere.isEmpty()) {
            throw new IllegalArgumentException(
                    "floor " + plan.id() + " must have a walkable tile outside of its exits");
        }
    }

    /** The index of the tile for somebody who arrives now. */
    int tileFor(Arrival arrival) {
        return switch (arrival) {
            case Arrival.AtTile(var tile, var facing) -> nearest(tile);
            case Arrival.AtStart(var name) ->
                    starts.computeIfAbsent(knownStart(name), this::spreadOver).next(occupancy);
        };
    }

    private int nearest(Tile wanted) {
        Grid grid = plan.grid();
        int column = Math.clamp(wanted.column(), 0, grid.columns() - 1);
        int row = Math.clamp(wanted.row(), 0, grid.rows() - 1);
        Tile center = new Tile(column, row);
        int best = grid.index(center);
        int bestDistance = Integer.MAX_VALUE;
        if (grounds.open().isWalkable(best) && !exits.get(best)) {
            return best;
        }
        for (int tile : anywhere.stream().toArray()) {
            int distance = grid.tile(tile).distanceTiles(center);
            if (distance < bestDistance) {
                best = tile;
                bestDistance = distance;
            }
        }
        return best;
    }

    /** The name when there is such a start; else, or when it is empty, the floor's own. */
    private String knownStart(String name) {
        return name.isEmpty() || startZones(name).isEmpty() ? DEFAULT_START : name;
    }

    private CrowdSpread spreadOver(String name) {
        List<Zone> zones = startZones(name);
        if (zones.isEmpty()) {
            zones = plan.zones().stream().filter(zone -> zone.is(ZoneKind.SPAWN)).toList();
        }
        BitSet tiles = new BitSet();
        zones.forEach(zone -> tiles.or(zone.tiles()));
        tiles.andNot(exits);
        tiles.stream().filter(tile -> !plan.grid().isWalkable(tile)).forEach(tiles::clear);
        return new CrowdSpread(tiles.isEmpty() ? anywhere : tiles, plan.grid(), seed);
    }

    private List<Zone> startZones(String name) {
        return plan.zones().stream()
                .filter(zone -> zone.is(ZoneKind.SPAWN) && zone.name().equals(name))
                .toList();
    }
}
