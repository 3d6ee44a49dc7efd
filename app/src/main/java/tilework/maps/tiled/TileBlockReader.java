package tilework.maps.tiled;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;
import tilework.world.grid.Grid;

/** Reads the tiles of a tile layer: one block, or the chunks of an infinite map put together. */
final class TileBlockReader {
    private static final int MAX_SIDE = Grid.MAX_SIDE_TILES;
    private static final int FARTHEST_TILE = 1_000_000;

    private final TileBudget budget;

    TileBlockReader(TileBudget budget) {
        this.budget = budget;
    }

    /** A layer's tiles; empty and a fault when they cannot be read. */
    TileBlock read(Fields layer) {
        LayerData data = new LayerData(layer);
        if (layer.has("chunks")) {
            return chunks(layer, data);
        }
        Area area = area(layer, 0, 0);
        int[] gids =
                budget.take(area.tiles(), layer.faults()) ? data.read(layer, area.tiles()) : null;
        return gids == null ? TileBlock.EMPTY : area.block(gids);
    }

    private static Area area(Fields fields, int column, int row) {
        return new Area(
                column, row, fields.size("width", 1, MAX_SIDE), fields.size("height", 1, MAX_SIDE));
    }

    private TileBlock chunks(Fields layer, LayerData data) {
        List<Fields> chunks = layer.list("chunks");
        Area all = null;
        for (Fields chunk : chunks) {
            Area area = chunkArea(chunk);
            all = all == null ? area : all.around(area);
        }
        if (all == null || !fits(all, layer)) {
            return TileBlock.EMPTY;
        }
        int[] gids = new int[all.tiles()];
        for (Fields chunk : chunks) {
            copy(chunk, data, all, gids);
        }
        return all.block(gids);
    }

    private static Area chunkArea(Fields chunk) {
        int column = (int) chunk.whole("x", -FARTHEST_TILE, FARTHEST_TILE, 0);
        int row = (int) chunk.whole("y", -FARTHEST_TILE, FARTHEST_TILE, 0);
        return area(chunk, column, row);
    }

    private boolean fits(Area all, Fields layer) {
        if (all.columns > MAX_SIDE || all.rows > MAX_SIDE) {
            layer.faults()
                    .error(
                            "the layer must lie within 4096 x 4096 tiles but its chunks span "
                                    + all.columns
                                    + " x "
                                    + all.rows);
            return false;
        }
        return budget.take((long) all.columns * all.rows, layer.faults());
    }

    private void copy(Fields chunk, LayerData data, Area all, int[] gids) {
        Area area = chunkArea(chunk);
        int[] part =
                budget.take(area.tiles(), chunk.faults()) ? data.read(chunk, area.tiles()) : null;
        for (int y = 0; part != null && y < area.rows; y++) {
            int to = (area.row - all.row + y) * all.columns + area.column - all.column;
            System.arraycopy(part, y * area.columns, gids, to, area.columns);
        }
    }

    /** A rectangle of tiles. */
    private record Area(int column, int row, int columns, int rows) {
        int tiles() {
            return columns * rows;
        }

        Area around(@Nullable Area other) {
            if (other == null) {
                return this;
            }
            int left = Math.min(column, other.column);
            int top = Math.min(row, other.row);
            int right = Math.max(column + columns, other.column + other.columns);
            int bottom = Math.max(row + rows, other.row + other.rows);
            return new Area(left, top, right - left, bottom - top);
        }

        TileBlock block(int[] gids) {
            return new TileBlock(column, row, columns, rows, gids);
        }
    }
}
