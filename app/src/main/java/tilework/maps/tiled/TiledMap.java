package tilework.maps.tiled;

import java.util.List;

/**
 * A map as Tiled means it.
 *
 * @param grid its size and tiles' size
 * @param tilesets by first gid
 * @param layers in drawing order
 * @param properties its own
 */
public record TiledMap(
        MapGrid grid, List<Tileset> tilesets, List<Layer> layers, Properties properties) {
    public TiledMap {
        tilesets = List.copyOf(tilesets);
        layers = List.copyOf(layers);
    }

    /**
     * The grid of a map.
     *
     * @param columns width in tiles; of infinite maps it says nothing
     * @param rows height in tiles
     * @param tileWidth in pixels
     * @param tileHeight in pixels
     * @param infinite whether tiles may lie anywhere
     * @param paper what is below all layers
     */
    public record MapGrid(
            int columns, int rows, int tileWidth, int tileHeight, boolean infinite, Paper paper) {}

    /**
     * What a map is painted on and how.
     *
     * @param backgroundColor #rrggbb, empty for none
     * @param renderOrder Tiled's word: right-down, right-up, left-down or left-up
     */
    public record Paper(String backgroundColor, String renderOrder) {}
}
