package tilework.maps.floor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilework.maps.files.MapImage;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.TiledMap;
import tilework.maps.tiled.Tileset;

/** The images that a floor's document names, each once. */
public final class FloorImages {
    private final Map<String, MapImage> byHash = new LinkedHashMap<>();

    private FloorImages() {}

    public static List<MapImage> of(TiledMap map) {
        FloorImages images = new FloorImages();
        UsedTiles used = UsedTiles.of(map);
        for (Tileset tileset : map.tilesets()) {
            images.add(tileset, used);
        }
        for (Layer layer : map.layers()) {
            if (layer instanceof Layer.Image image) {
                images.add(image.image());
            }
        }
        return List.copyOf(images.byHash.values());
    }

    private void add(Tileset tileset, UsedTiles used) {
        Tileset.Sheet sheet = tileset.picture().sheet();
        if (sheet != null && used.hasAny(tileset)) {
            add(sheet.image());
        }
        tileset.tiles()
                .forEach((id, tile) -> {
                    if (tile.cutout() != null && used.has(tileset, id)) {
                        add(tile.cutout().image());
                    }
                });
    }

    private void add(MapImage image) {
        byHash.putIfAbsent(image.hash(), image);
    }
}
