package tilework.world.grid;

import java.util.BitSet;
import java.util.Map;
import java.util.Set;

/**
 * A named set of tiles of one floor. Each border belongs to one zone only.
 *
 * @param id index in {@link FloorPlan#zones()}, also on the wire
 * @param name shown to people; empty for none
 * @param kinds what it does
 * @param tiles tile indexes; not to be changed
 * @param properties all properties of the map as text, those that we do not know too
 */
public record Zone(
        int id, String name, Set<ZoneKind> kinds, BitSet tiles, Map<String, String> properties) {
    public Zone {
        kinds = Set.copyOf(kinds);
        properties = Map.copyOf(properties);
        tiles = (BitSet) tiles.clone();
    }

    public boolean is(ZoneKind kind) {
        return kinds.contains(kind);
    }

    /** Whether the tile with this index lies in the zone. */
    public boolean contains(int tileIndex) {
        return tiles.get(tileIndex);
    }
}
