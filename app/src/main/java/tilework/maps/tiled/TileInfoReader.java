package tilework.maps.tiled;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;
import tilework.maps.files.MapImage;
import tilework.maps.files.MapImages;

/** Reads what a tileset says of single tiles. */
final class TileInfoReader {
    private static final int MAX_FRAME_MILLIS = 3_600_000;

    private final MapImages images;
    private final String file;

    TileInfoReader(MapImages images, String file) {
        this.images = images;
        this.file = file;
    }

    /** The tiles of a tileset of which it says something: a list since Tiled 1.2, else by id. */
    Map<Integer, Tileset.TileInfo> read(Fields tileset) {
        Map<Integer, Tileset.TileInfo> tiles = new LinkedHashMap<>();
        if (tileset.raw("tiles") instanceof ObjectNode) {
            readOld(tileset, tiles);
            return tiles;
        }
        for (Fields tile : tileset.list("tiles")) {
            int id = (int) tile.whole("id", 0, TilesetReader.MAX_ID, 0);
            tiles.put(id, info(tile, Properties.of(tile)));
        }
        return tiles;
    }

    private void readOld(Fields tileset, Map<Integer, Tileset.TileInfo> tiles) {
        Fields byId = tileset.object("tiles");
        Fields properties = tileset.object("tileproperties");
        List<String> ids = new ArrayList<>();
        if (byId != null) {
            byId.node().fieldNames().forEachRemaining(ids::add);
        }
        for (String id : ids) {
            Fields tile = byId == null ? null : byId.object(id);
            if (tile != null && id.matches("[0-9]{1,6}")) {
                tiles.put(Integer.parseInt(id), info(tile, old(properties, id)));
            }
        }
    }

    private static Properties old(@Nullable Fields properties, String id) {
        return properties == null ? Properties.NONE : Properties.ofObject(properties.object(id));
    }

    private Tileset.TileInfo info(Fields tile, Properties properties) {
        String className = tile.text("class", tile.text("type", ""));
        return new Tileset.TileInfo(className, properties, frames(tile), cutout(tile));
    }

    private static List<Tileset.Frame> frames(Fields tile) {
        List<Tileset.Frame> frames = new ArrayList<>();
        for (Fields frame : tile.list("animation")) {
            frames.add(
                    new Tileset.Frame(
                            frame.size("tileid", 0, TilesetReader.MAX_ID),
                            frame.size("duration", 0, MAX_FRAME_MILLIS)));
        }
        return frames;
    }

    private Tileset.@Nullable Cutout cutout(Fields tile) {
        if (!tile.has("image")) {
            return null;
        }
        MapImage image = images.load(file, tile.text("image", ""), tile.faults());
        if (image == null) {
            return null;
        }
        int x = (int) tile.whole("x", 0, image.width() - 1, 0);
        int y = (int) tile.whole("y", 0, image.height() - 1, 0);
        return new Tileset.Cutout(
                image,
                x,
                y,
                (int) tile.whole("width", 1, image.width() - x, image.width() - x),
                (int) tile.whole("height", 1, image.height() - y, image.height() - y));
    }
}
