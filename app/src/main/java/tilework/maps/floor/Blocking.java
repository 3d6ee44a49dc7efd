package tilework.maps.floor;

import java.util.BitSet;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Properties;
import tilework.maps.tiled.TileBlock;
import tilework.maps.tiled.TiledMap;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;

/**
 * Where nobody can walk: a tile with the property "collides" blocks its place, and a layer with
 * that property blocks the places of all its tiles. Layers that are hidden block nothing. A tile
 * larger than the grid blocks the one place it is put on. In the same way the property "wall" marks
 * which of the blocked places sound does not pass.
 */
final class Blocking {
    private static final String COLLIDES = "collides";
    private static final String WALL = "wall";

    private final Frame frame;
    private final Tilesets tilesets;
    private final BitSet blocked = new BitSet();
    private final BitSet walls = new BitSet();

    private Blocking(Frame frame, Tilesets tilesets) {
        this.frame = frame;
        this.tilesets = tilesets;
    }

    static Blocking of(TiledMap map, Frame frame, Faults faults) {
        Blocking blocking = new Blocking(frame, Tilesets.of(map.tilesets()));
        for (Layer layer : map.layers()) {
            if (layer instanceof Layer.Tiles tiles) {
                blocking.add(tiles, faults.inLayer(layer.head().name()));
            }
        }
        return blocking;
    }

    /** The places where nobody can walk. */
    BitSet blocked() {
        return blocked;
    }

    /** The blocked places that sound does not pass: all of them when the map marks no wall. */
    BitSet opaque() {
        if (walls.isEmpty()) {
            return blocked;
        }
        BitSet opaque = (BitSet) walls.clone();
        opaque.and(blocked);
        return opaque;
    }

    private void add(Layer.Tiles layer, Faults faults) {
        TileBlock block = frame.placed(layer);
        int outside = 0;
        for (int i = 0; i < block.gids().length; i++) {
            int number = Gid.number(block.gids()[i]);
            if (number == 0) {
                continue;
            }
            int index =
                    frame.index(
                            block.column() + i % block.columns(),
                            block.row() + i / block.columns());
            if (index < 0) {
                outside++;
            } else if (layer.head().look().visible()) {
                Properties properties = layer.head().properties();
                mark(blocked, index, properties.isOn(COLLIDES) || isOn(COLLIDES, number));
                mark(walls, index, properties.isOn(WALL) || isOn(WALL, number));
            }
        }
        if (outside > 0) {
            faults.warn(outside + " tiles of the layer lie outside of the map");
        }
    }

    private static void mark(BitSet places, int index, boolean isMarked) {
        if (isMarked) {
            places.set(index);
        }
    }

    private boolean isOn(String property, int number) {
        Tileset.TileInfo tile = tilesets.info(number);
        return tile != null && tile.properties().isOn(property);
    }
}
