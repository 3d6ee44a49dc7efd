package tilework.world.grid;

import java.util.List;

/**
 * All that a world knows of its map. Immutable.
 *
 * @param id the floor
 * @param name shown to people
 * @param grid where one can walk; restricted zones are walkable here
 * @param zones in map order; a zone's id is its index
 * @param exits the ways to other floors
 */
public record FloorPlan(FloorId id, String name, Grid grid, List<Zone> zones, List<Exit> exits) {
    public FloorPlan {
        zones = List.copyOf(zones);
        exits = List.copyOf(exits);
    }
}
