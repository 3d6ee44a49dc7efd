package tilework.world.grid;

import java.util.BitSet;
import java.util.List;

/**
 * All that a world knows of its map. Immutable.
 *
 * @param id the floor
 * @param name shown to people
 * @param grid where one can walk; restricted zones are walkable here
 * @param zones in map order; a zone's id is its index
 * @param exits the ways to other floors
 * @param opaque indexes of the tiles that sound does not pass: walls, but not desks; not to be
 *     changed
 */
public record FloorPlan(
        FloorId id, String name, Grid grid, List<Zone> zones, List<Exit> exits, BitSet opaque) {
    public FloorPlan {
        zones = List.copyOf(zones);
        exits = List.copyOf(exits);
        opaque = (BitSet) opaque.clone();
    }

    /** The plan of a map that marks no walls: every blocked tile is one. */
    public FloorPlan(FloorId id, String name, Grid grid, List<Zone> zones, List<Exit> exits) {
        this(id, name, grid, zones, exits, grid.blockedTiles());
    }
}
