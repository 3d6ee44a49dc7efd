package tilework.maps.floor;

import java.util.BitSet;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.MapObject;
import tilework.maps.tiled.TiledMap;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;

/** The tiles that are drawn somewhere on a floor, with all frames of their animations. */
final class UsedTiles {
    private final BitSet numbers = new BitSet();

    static UsedTiles of(TiledMap map) {
        UsedTiles used = new UsedTiles();
        for (Layer layer : map.layers()) {
            if (layer.head().look().visible()) {
                used.add(layer);
            }
        }
        used.addFrames(Tilesets.of(map.tilesets()));
        return used;
    }

    private void add(Layer layer) {
        switch (layer) {
            case Layer.Tiles tiles -> {
                for (int gid : tiles.block().gids()) {
                    numbers.set(Gid.number(gid));
                }
            }
            case Layer.Objects objects -> {
                for (MapObject object : objects.objects()) {
                    if (object.visible()) {
                        numbers.set(Gid.number(object.gid()));
                    }
                }
            }
            case Layer.Image _ -> {}
        }
    }

    private void addFrames(Tilesets tilesets) {
        numbers.clear(0);
        for (int number : numbers.stream().toArray()) {
            Tileset tileset = tilesets.of(number);
            Tileset.TileInfo tile = tilesets.info(number);
            if (tileset != null && tile != null) {
                tile.animation().forEach(f -> numbers.set(tileset.firstGid() + f.tile()));
            }
        }
    }

    boolean has(Tileset tileset, int id) {
        return numbers.get(tileset.firstGid() + id);
    }

    /** Whether any tile of a tileset is drawn. */
    boolean hasAny(Tileset tileset) {
        int first = numbers.nextSetBit(tileset.firstGid());
        return first >= 0 && first < tileset.firstGid() + tileset.idBound();
    }
}
