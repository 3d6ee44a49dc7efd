package tilework.world.interest;

/**
 * Which window a session has. The window lies around a center cell that lags behind the avatar by
 * up to {@link #SLACK_CELLS}, so that walking along the border of two cells changes nothing.
 */
public final class WindowPolicy {
    public static final int MIN_RADIUS_CELLS = 2;
    public static final int DEFAULT_RADIUS_CELLS = 3;
    public static final int MAX_RADIUS_CELLS = 4;

    /** How far the avatar's cell may lie from the center in columns and in rows. */
    public static final int SLACK_CELLS = 1;

    private final Cells cells;

    public WindowPolicy(Cells cells) {
        this.cells = cells;
    }

    /** The center for an avatar in this cell, given the center so far. */
    public int center(int centerSoFar, int avatarCell) {
        int columns = Math.abs(cells.columnOf(centerSoFar) - cells.columnOf(avatarCell));
        int rows = Math.abs(cells.rowOf(centerSoFar) - cells.rowOf(avatarCell));
        return Math.max(columns, rows) > SLACK_CELLS ? avatarCell : centerSoFar;
    }

    /** The cells at most {@code radiusCells} from the center, clipped to the floor. */
    public Window around(int center, int radiusCells) {
        int column = cells.columnOf(center);
        int row = cells.rowOf(center);
        return new Window(
                Math.max(0, column - radiusCells),
                Math.max(0, row - radiusCells),
                Math.min(cells.columns() - 1, column + radiusCells),
                Math.min(cells.rows() - 1, row + radiusCells));
    }

    /**
     * The radius that fills a viewport of so many tiles wherever the avatar stands within the
     * slack, from {@link #MIN_RADIUS_CELLS} to {@link #MAX_RADIUS_CELLS}. A viewport is a hint: any
     * number will do.
     */
    public static int radiusFor(int viewportColumns, int viewportRows) {
        int farTiles = Math.max(viewportColumns, viewportRows) / 2;
        int farCells = farTiles / Cells.SIZE_TILES + (farTiles % Cells.SIZE_TILES > 0 ? 1 : 0);
        return Math.clamp(SLACK_CELLS + (long) farCells, MIN_RADIUS_CELLS, MAX_RADIUS_CELLS);
    }
}
