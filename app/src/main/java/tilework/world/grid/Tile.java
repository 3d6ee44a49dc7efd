package tilework.world.grid;

/** A place on a floor, in tiles; (0, 0) is top left. It may lie outside of any grid. */
public record Tile(int column, int row) {
    public Tile step(Direction direction) {
        return new Tile(column + direction.columns(), row + direction.rows());
    }

    /** Tiles between the two along the axes. */
    public int distanceTiles(Tile other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row);
    }
}
