package tilework.maps.tiled;

/**
 * A rectangle of gids, row by row, at a place of the map's grid. Not to be changed.
 *
 * @param column of its top left tile; negative on infinite maps
 * @param row of its top left tile
 * @param columns its width in tiles, 0 when it is empty
 * @param rows its height in tiles
 * @param gids columns x rows unsigned tile numbers with flips, see {@link Gid}
 */
@SuppressWarnings("ArrayRecordComponent") // up to 64 MB, never compared
public record TileBlock(int column, int row, int columns, int rows, int[] gids) {
    public static final TileBlock EMPTY = new TileBlock(0, 0, 0, 0, new int[0]);

    /** The smallest block with the same tiles. */
    public TileBlock trimmed() {
        int left = columns;
        int top = rows;
        int right = -1;
        int bottom = -1;
        for (int i = 0; i < gids.length; i++) {
            if (Gid.number(gids[i]) != 0) {
                left = Math.min(left, i % columns);
                right = Math.max(right, i % columns);
                top = Math.min(top, i / columns);
                bottom = i / columns;
            }
        }
        if (right < 0) {
            return EMPTY;
        }
        return part(left, top, right - left + 1, bottom - top + 1);
    }

    private TileBlock part(int left, int top, int width, int height) {
        if (width == columns && height == rows) {
            return this;
        }
        int[] some = new int[width * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(gids, (top + y) * columns + left, some, y * width, width);
        }
        return new TileBlock(column + left, row + top, width, height, some);
    }
}
