package tilework.maps.floor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Properties;
import tilework.maps.tiled.TiledMap;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/**
 * A floor that was read from its map and does not yet know whether the maps behind its exits exist.
 *
 * @param id the floor
 * @param map what it was read from
 * @param frame which part of the map it is
 * @param blocking where nobody can walk, and what sound does not pass
 * @param zones a zone's id is its index
 * @param faults of this map, more of which may come
 */
public record FloorDraft(
        FloorId id,
        TiledMap map,
        Frame frame,
        Blocking blocking,
        List<ZoneDraft> zones,
        Faults faults) {
    public FloorDraft {
        zones = List.copyOf(zones);
    }

    /** Its blocked tiles; not to be changed. */
    BitSet blocked() {
        return blocking.blocked();
    }

    /** Whether people can appear at a start of this name. */
    boolean hasStart(String name) {
        return zones.stream().anyMatch(zone -> zone.is(ZoneKind.SPAWN) && zone.name().equals(name));
    }

    /** Whether there is a tile that people can stand on. */
    public boolean isWalkable() {
        return blocked().cardinality() < frame.size();
    }

    /** What people call the floor: the map's property "name" or "mapName", else its id. */
    String name() {
        Properties properties = map.properties();
        String name = properties.text("name").strip();
        String other = properties.text("mapName").strip();
        return !name.isEmpty() ? name : !other.isEmpty() ? other : id.value();
    }

    /** The plan with these exits. */
    public FloorPlan plan(List<Exit> exits) {
        List<Zone> all = new ArrayList<>(zones.size());
        for (int i = 0; i < zones.size(); i++) {
            all.add(zones.get(i).zone(i));
        }
        return new FloorPlan(
                id,
                name(),
                Grid.of(frame.columns(), frame.rows(), blocked()),
                all,
                exits,
                blocking.opaque());
    }
}
