package tilework.maps.tiled;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.MapImage;

/**
 * A tileset of a map.
 *
 * @param firstGid the gid of its tile 0
 * @param file path of its file below the maps folder; empty when it is inside of the map
 * @param idBound one more than its highest tile id; 0 when it could not be read
 * @param picture how its tiles are drawn
 * @param tiles what is said of single tiles, by id
 */
public record Tileset(
        int firstGid, String file, int idBound, Picture picture, Map<Integer, TileInfo> tiles) {
    public Tileset {
        tiles = Map.copyOf(tiles);
    }

    /** The same tileset at another place among a map's tiles. */
    Tileset at(int gid) {
        return new Tileset(gid, file, idBound, picture, tiles);
    }

    /** Whether each tile has an image of its own. */
    public boolean isCollection() {
        return picture.sheet() == null
                && tiles.values().stream().anyMatch(tile -> tile.cutout() != null);
    }

    /** Whether it could not be read, so that nothing is known of its tiles. */
    public boolean isUnknown() {
        return idBound == 0;
    }

    /**
     * How tiles are drawn.
     *
     * @param tileWidth of the tileset, in pixels
     * @param tileHeight of the tileset, in pixels
     * @param offset how far its tiles are moved when they are drawn
     * @param sheet the image that holds all tiles; null when each has its own
     * @param fit how they are placed
     */
    public record Picture(
            int tileWidth, int tileHeight, Point offset, @Nullable Sheet sheet, Fit fit) {}

    /**
     * An image cut into tiles.
     *
     * @param image the image
     * @param columns tiles in a row of it
     * @param margin pixels around all tiles
     * @param spacing pixels between tiles
     * @param transparentColor the color that is clear, #rrggbb; empty for none
     */
    public record Sheet(
            MapImage image, int columns, int margin, int spacing, String transparentColor) {}

    /**
     * How tiles are placed.
     *
     * @param toGrid drawn in the size of the map's grid instead of their own
     * @param keepsAspect keeps their shape when scaled
     * @param alignment which point of a tile object is its position
     */
    public record Fit(boolean toGrid, boolean keepsAspect, Alignment alignment) {}

    /**
     * What is said of one tile.
     *
     * @param className class or type; empty for none
     * @param properties its own
     * @param animation its frames; empty when it stands still
     * @param cutout its own image in an image collection; null in a sheet
     */
    public record TileInfo(
            String className,
            Properties properties,
            List<Frame> animation,
            @Nullable Cutout cutout) {
        public TileInfo {
            animation = List.copyOf(animation);
        }
    }

    /** One picture of an animation, by tile id, and for how long it is shown. */
    public record Frame(int tile, int millis) {}

    /** The part of an image that is a tile. */
    public record Cutout(MapImage image, int x, int y, int width, int height) {}
}
