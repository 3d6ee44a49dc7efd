package tilework.world.interest;

import tilework.world.grid.Grid;
import tilework.world.grid.Tile;

/**
 * The division of a floor into cells, squares of {@link #SIZE_TILES} tiles. A cell's index is
 * {@code cellRow * columns + cellColumn}.
 *
 * @param tileColumns columns of the floor, in tiles
 * @param tileRows rows of the floor, in tiles
 */
public record Cells(int tileColumns, int tileRows) {
    public static final int SIZE_TILES = 8;

    public static Cells of(Grid grid) {
        return new Cells(grid.columns(), grid.rows());
    }

    /** Columns of cells. */
    public int columns() {
        return (tileColumns + SIZE_TILES - 1) / SIZE_TILES;
    }

    /** Rows of cells. */
    public int rows() {
        return (tileRows + SIZE_TILES - 1) / SIZE_TILES;
    }

    /** Number of cells. */
    public int count() {
        return columns() * rows();
    }

    public int cellOf(Tile tile) {
        return tile.row() / SIZE_TILES * columns() + tile.column() / SIZE_TILES;
    }

    /** The cell of the tile with this index. */
    public int cellOf(int tileIndex) {
        return tileIndex / tileColumns / SIZE_TILES * columns()
                + tileIndex % tileColumns / SIZE_TILES;
    }

    /** Place of the tile with this index in its cell, {@code row * SIZE_TILES + column}. */
    public int placeInCell(int tileIndex) {
        return tileIndex / tileColumns % SIZE_TILES * SIZE_TILES
                + tileIndex % tileColumns % SIZE_TILES;
    }

    public int columnOf(int cell) {
        return cell % columns();
    }

    public int rowOf(int cell) {
        return cell / columns();
    }
}
