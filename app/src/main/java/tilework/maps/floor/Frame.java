package tilework.maps.floor;

import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Point;
import tilework.maps.tiled.TileBlock;
import tilework.maps.tiled.TiledMap;
import tilework.world.grid.Grid;

/**
 * Which part of a map is the floor: all of a finite map; of an infinite one the smallest rectangle
 * around all tiles. The floor's tile (0, 0) is the map's tile (column, row).
 *
 * @param column may be negative
 * @param row may be negative
 * @param columns of the floor
 * @param rows of the floor
 * @param tileWidth in pixels
 * @param tileHeight in pixels
 */
record Frame(int column, int row, int columns, int rows, int tileWidth, int tileHeight) {
    /** Most tiles of a floor, which is what the page in the browser takes. */
    static final int MAX_TILES = 4_000_000;

    /** The frame of a map; null and a fault when it has none. */
    static @Nullable Frame of(TiledMap map, Faults faults) {
        TiledMap.MapGrid grid = map.grid();
        Frame unit = new Frame(0, 0, 0, 0, grid.tileWidth(), grid.tileHeight());
        Frame all = grid.infinite() ? null : unit.at(0, 0, grid.columns(), grid.rows());
        if (all != null) {
            return all.isTooLarge() ? refuse(all, faults) : all;
        }
        for (Layer layer : map.layers()) {
            if (layer instanceof Layer.Tiles tiles && tiles.block().columns() > 0) {
                TileBlock block = unit.placed(tiles);
                Frame one = unit.at(block.column(), block.row(), block.columns(), block.rows());
                all = all == null ? one : all.around(one);
            }
        }
        return all == null || all.isTooLarge() ? refuse(all, faults) : all;
    }

    private static @Nullable Frame refuse(@Nullable Frame all, Faults faults) {
        faults.error(
                all == null
                        ? "an infinite map must have at least one tile"
                        : "a floor must have sides of at most "
                                + Grid.MAX_SIDE_TILES
                                + " tiles and at most "
                                + MAX_TILES
                                + " tiles in all but has "
                                + all.columns
                                + " x "
                                + all.rows);
        return null;
    }

    private boolean isTooLarge() {
        return columns > Grid.MAX_SIDE_TILES
                || rows > Grid.MAX_SIDE_TILES
                || (long) columns * rows > MAX_TILES;
    }

    private Frame at(int toColumn, int toRow, int width, int height) {
        return new Frame(toColumn, toRow, width, height, tileWidth, tileHeight);
    }

    private Frame around(Frame other) {
        int left = Math.min(column, other.column);
        int top = Math.min(row, other.row);
        int right = Math.max(column + columns, other.column + other.columns);
        int bottom = Math.max(row + rows, other.row + other.rows);
        return at(left, top, right - left, bottom - top);
    }

    /** A layer's tiles where they are seen: moved by the layer's offset, to the nearest tile. */
    TileBlock placed(Layer.Tiles layer) {
        Point offset = layer.head().look().offset();
        TileBlock block = layer.block();
        return new TileBlock(
                block.column() + (int) Math.round(offset.x() / tileWidth),
                block.row() + (int) Math.round(offset.y() / tileHeight),
                block.columns(),
                block.rows(),
                block.gids());
    }

    /** The floor's index of a tile of the map's grid; -1 when it is not on the floor. */
    int index(int mapColumn, int mapRow) {
        int x = mapColumn - column;
        int y = mapRow - row;
        return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x;
    }

    /** From pixels of the map to pixels of the floor. */
    Point shift() {
        return new Point(-(double) column * tileWidth, -(double) row * tileHeight);
    }

    int size() {
        return columns * rows;
    }
}
