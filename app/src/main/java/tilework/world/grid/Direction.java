package tilework.world.grid;

/** One of the four ways to walk; its code is 2 bits on the wire. */
public enum Direction {
    DOWN(0, 0, 1),
    LEFT(1, -1, 0),
    RIGHT(2, 1, 0),
    UP(3, 0, -1);

    private static final Direction[] BY_CODE = values();

    private final int code;
    private final int columns;
    private final int rows;

    Direction(int code, int columns, int rows) {
        this.code = code;
        this.columns = columns;
        this.rows = rows;
    }

    /** The direction with this code, of which only the lowest 2 bits count. */
    public static Direction ofCode(int code) {
        return BY_CODE[code & 3];
    }

    /** Where to look from a tile to see another one; the given way when they are the same. */
    public static Direction toward(Tile from, Tile to, Direction otherwise) {
        int columns = to.column() - from.column();
        int rows = to.row() - from.row();
        if (columns == 0 && rows == 0) {
            return otherwise;
        }
        if (Math.abs(columns) > Math.abs(rows)) {
            return columns > 0 ? RIGHT : LEFT;
        }
        return rows > 0 ? DOWN : UP;
    }

    public int code() {
        return code;
    }

    /** Columns that one step moves. */
    public int columns() {
        return columns;
    }

    /** Rows that one step moves. */
    public int rows() {
        return rows;
    }
}
