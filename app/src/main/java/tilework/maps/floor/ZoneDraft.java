package tilework.maps.floor;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;
import tilework.maps.tiled.Properties;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/**
 * A zone that was found, with the layer that it comes from.
 *
 * @param layer name of the layer
 * @param name shown to people, and the name of a start; empty for none
 * @param kinds what it does
 * @param tiles indexes of the floor's tiles; not to be changed
 * @param properties as in the map
 */
record ZoneDraft(
        String layer, String name, Set<ZoneKind> kinds, BitSet tiles, Properties properties) {
    /** The name of the start where people come in; map makers write it in any case. */
    static final String DEFAULT_START = "start";

    ZoneDraft {
        if (kinds.contains(ZoneKind.SPAWN) && name.equalsIgnoreCase(DEFAULT_START)) {
            name = DEFAULT_START;
        }
    }

    boolean is(ZoneKind kind) {
        return kinds.contains(kind);
    }

    ZoneDraft with(ZoneKind kind) {
        Set<ZoneKind> more = EnumSet.copyOf(kinds);
        more.add(kind);
        return new ZoneDraft(layer, name, more, tiles, properties);
    }

    ZoneDraft on(BitSet others) {
        return new ZoneDraft(layer, name, kinds, others, properties);
    }

    Zone zone(int id) {
        return new Zone(id, name, kinds, tiles, properties.all());
    }

    /** How faults call it. */
    String label() {
        return name.isEmpty() ? "a zone without a name" : "zone '" + name + "'";
    }
}
