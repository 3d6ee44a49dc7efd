package tilework.maps.faults;

import tilework.world.grid.Tile;

/**
 * Where in a map a fault is.
 *
 * @param layer name of the layer, groups before it with slashes; empty for the whole file
 * @param column column as Tiled shows it, so possibly negative on infinite maps; 0 without a tile
 * @param row row as Tiled shows it; 0 without a tile
 * @param gid tile number as in the file, without flips; 0 for none
 * @param hasTile whether column and row say something
 */
public record Place(String layer, int column, int row, long gid, boolean hasTile) {
    /** The file as a whole. */
    public static final Place FILE = new Place("", 0, 0, 0, false);

    /** A layer as a whole. */
    public static Place layer(String layer) {
        return new Place(layer, 0, 0, 0, false);
    }

    /** One tile of a layer. */
    public static Place tile(String layer, Tile tile, long gid) {
        return new Place(layer, tile.column(), tile.row(), gid, true);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(48);
        if (!layer.isEmpty()) {
            text.append(", layer \"").append(layer).append('"');
        }
        if (hasTile) {
            text.append(", column ").append(column).append(", row ").append(row);
        }
        if (gid != 0) {
            text.append(", tile ").append(gid);
        }
        return text.toString();
    }
}
