package tilework.world.grid;

import java.util.BitSet;
import java.util.Collection;

/**
 * Which tiles of a floor can be walked on. Immutable.
 *
 * <p>A tile's index is {@code row * columns + column}. Everything outside of the grid is blocked.
 */
public final class Grid {
    /** Longest side of a floor, so that a tile index and all sums of it fit an int. */
    public static final int MAX_SIDE_TILES = 4096;

    private final int columns;
    private final int rows;
    private final BitSet blocked;

    private Grid(int columns, int rows, BitSet blocked) {
        this.columns = columns;
        this.rows = rows;
        this.blocked = blocked;
    }

    /**
     * A grid of 1 to {@link #MAX_SIDE_TILES} columns and rows, walkable but for the blocked tiles,
     * given by index.
     */
    public static Grid of(int columns, int rows, BitSet blocked) {
        if (columns < 1 || rows < 1 || columns > MAX_SIDE_TILES || rows > MAX_SIDE_TILES) {
            throw new IllegalArgumentException(
                    "a grid has 1 to "
                            + MAX_SIDE_TILES
                            + " columns and rows but was "
                            + columns
                            + " x "
                            + rows);
        }
        return new Grid(columns, rows, (BitSet) blocked.clone());
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** Number of tiles. */
    public int size() {
        return columns * rows;
    }

    public boolean contains(Tile tile) {
        return tile.column() >= 0
                && tile.row() >= 0
                && tile.column() < columns
                && tile.row() < rows;
    }

    /** The index of a tile of this grid. */
    public int index(Tile tile) {
        if (!contains(tile)) {
            throw new IndexOutOfBoundsException(
                    tile + " is not in a grid of " + columns + " x " + rows);
        }
        return tile.row() * columns + tile.column();
    }

    /** The tile with this index, from 0 to size - 1. */
    public Tile tile(int index) {
        return new Tile(index % columns, index / columns);
    }

    public boolean isWalkable(Tile tile) {
        return contains(tile) && !blocked.get(tile.row() * columns + tile.column());
    }

    /** Whether the tile with this index, from 0 to size - 1, can be walked on. */
    public boolean isWalkable(int index) {
        return !blocked.get(index);
    }

    /**
     * The index of the tile one step from this one. Both must lie in the grid; walkable tiles do.
     */
    public int neighbor(int index, Direction step) {
        return index + step.rows() * columns + step.columns();
    }

    /** The indexes of the blocked tiles; the set is the caller's. */
    public BitSet blockedTiles() {
        return (BitSet) blocked.clone();
    }

    /** The same grid with more tiles blocked. */
    public Grid blocking(Collection<Tile> tiles) {
        BitSet more = (BitSet) blocked.clone();
        tiles.forEach(tile -> more.set(index(tile)));
        return new Grid(columns, rows, more);
    }
}
