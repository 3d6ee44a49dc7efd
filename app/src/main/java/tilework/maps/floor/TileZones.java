package tilework.maps.floor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Properties;
import tilework.maps.tiled.TileBlock;
import tilework.maps.tiled.TiledMap;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;
import tilework.world.grid.ZoneKind;

/**
 * Zones that are painted: all tiles of a layer whose properties make a zone (or that is called
 * "start"), and in any layer the tiles whose own properties do, one zone for each layer and set of
 * properties.
 */
final class TileZones {
    private static final String START = "start";

    private final Frame frame;
    private final Tilesets tilesets;

    TileZones(TiledMap map, Frame frame) {
        this.frame = frame;
        this.tilesets = Tilesets.of(map.tilesets());
    }

    List<ZoneDraft> find(Layer.Tiles layer) {
        Map<Properties, BitSet> byProperties = new LinkedHashMap<>();
        BitSet all = new BitSet();
        collect(frame.placed(layer), all, byProperties);
        List<ZoneDraft> zones = new ArrayList<>();
        Layer.Head head = layer.head();
        Set<ZoneKind> kinds = ZoneRules.kinds(head.properties());
        if (head.ownName().equalsIgnoreCase(START)) {
            kinds.add(ZoneKind.SPAWN);
        }
        if (!kinds.isEmpty()) {
            zones.add(new ZoneDraft(head.name(), head.ownName(), kinds, all, head.properties()));
        }
        byProperties.forEach((properties, tiles) -> zones.add(painted(head, properties, tiles)));
        return zones;
    }

    private static ZoneDraft painted(Layer.Head head, Properties properties, BitSet tiles) {
        String start = properties.isOn(START) ? properties.text(START) : "";
        boolean named = !start.isEmpty() && !start.equals("true");
        return new ZoneDraft(
                head.name(),
                named ? start : head.ownName(),
                ZoneRules.kinds(properties),
                tiles,
                properties);
    }

    private void collect(TileBlock block, BitSet all, Map<Properties, BitSet> byProperties) {
        for (int i = 0; i < block.gids().length; i++) {
            int number = Gid.number(block.gids()[i]);
            int index =
                    number == 0
                            ? -1
                            : frame.index(
                                    block.column() + i % block.columns(),
                                    block.row() + i / block.columns());
            if (index >= 0) {
                all.set(index);
                Tileset.TileInfo tile = tilesets.info(number);
                if (tile != null && !ZoneRules.kinds(tile.properties()).isEmpty()) {
                    byProperties.computeIfAbsent(tile.properties(), p -> new BitSet()).set(index);
                }
            }
        }
    }
}
