package tilework.maps.tiled;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.files.Fields;
import tilework.maps.files.MapFiles;
import tilework.maps.files.MapImage;
import tilework.maps.files.MapImages;
import tilework.world.grid.Grid;

/** Reads maps that Tiled saved as JSON, from version 1.0 on, with all that they refer to. */
public final class TiledReader {
    private static final Set<String> ORDERS =
            Set.of("right-down", "right-up", "left-down", "left-up");

    private final Documents documents;
    private final MapImages images;

    public TiledReader(MapFiles files, MapImages images) {
        this.documents = new Documents(files);
        this.images = images;
    }

    /**
     * The map in a file of the maps folder; null when it cannot be read as a map at all. When there
     * are errors among the faults, only what is not named by them is right.
     */
    public @Nullable TiledMap read(String path, Faults faults) {
        Fields map = documents.read(path, "map", faults);
        if (map == null || !isSupported(map)) {
            return null;
        }
        TiledMap.MapGrid grid = grid(map);
        TilesetListReader tilesets = new TilesetListReader(documents, images, path);
        tilesets.readAll(map);
        Templates templates = new Templates(documents, tilesets, path);
        ObjectReader objects = new ObjectReader(tilesets, templates);
        List<Layer> layers = new LayerReader(path, images, objects, tilesets).read(map);
        return new TiledMap(grid, tilesets.all(), layers, Properties.of(map));
    }

    private static boolean isSupported(Fields map) {
        if (!map.text("type", "map").equals("map") || !map.has("layers")) {
            map.faults().error("the file must be a Tiled map saved as JSON (.tmj)");
            return false;
        }
        String orientation = map.text("orientation", "orthogonal");
        if (!orientation.equals("orthogonal")) {
            map.wrong(
                    "orientation",
                    "orthogonal (other maps have no square tiles to walk on)",
                    map.raw("orientation"));
            return false;
        }
        return true;
    }

    private static TiledMap.MapGrid grid(Fields map) {
        boolean infinite = map.flag("infinite", false);
        int least = infinite ? 0 : 1;
        String order = map.text("renderorder", "right-down");
        if (!ORDERS.contains(order)) {
            map.wrong("renderorder", "one of " + ORDERS, map.raw("renderorder"));
        }
        return new TiledMap.MapGrid(
                map.size("width", least, Grid.MAX_SIDE_TILES),
                map.size("height", least, Grid.MAX_SIDE_TILES),
                map.size("tilewidth", 1, MapImage.MAX_SIDE_PIXELS),
                map.size("tileheight", 1, MapImage.MAX_SIDE_PIXELS),
                infinite,
                new TiledMap.Paper(Colors.rgb(map, "backgroundcolor"), order));
    }
}
