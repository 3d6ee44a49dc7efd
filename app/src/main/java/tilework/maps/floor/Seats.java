package tilework.maps.floor;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.TileBlock;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;

/**
 * Where people sit: tiles with the property "seat", which says the way one looks there (up, down,
 * left, right, or any). A flipped tile is a flipped seat; of several the uppermost counts.
 */
final class Seats {
    /** Stands for a seat on which one looks any way. */
    private static final int ANY = 4;

    private static final int FLIPPED_ACROSS = 0x8000_0000;
    private static final int FLIPPED_DOWN = 0x4000_0000;
    private static final int FLIPPED_DIAGONALLY = 0x2000_0000;

    private final FloorDraft floor;
    private final Tilesets tilesets;
    private final SortedMap<Integer, Integer> seats = new TreeMap<>();

    private Seats(FloorDraft floor) {
        this.floor = floor;
        this.tilesets = Tilesets.of(floor.map().tilesets());
    }

    /** Seats by tile index: the code of the direction, or 4 for any. */
    static SortedMap<Integer, Integer> of(FloorDraft floor) {
        Seats seats = new Seats(floor);
        for (Layer layer : floor.map().layers()) {
            if (layer instanceof Layer.Tiles tiles && layer.head().look().visible()) {
                seats.add(floor.frame().placed(tiles));
            }
        }
        return seats.seats;
    }

    private void add(TileBlock block) {
        for (int i = 0; i < block.gids().length; i++) {
            int gid = block.gids()[i];
            Tileset.TileInfo tile = Gid.number(gid) == 0 ? null : tilesets.info(Gid.number(gid));
            int seat = tile == null ? -1 : facing(tile.properties().text("seat"), gid);
            if (seat >= 0) {
                int column = block.column() + i % block.columns();
                int index = floor.frame().index(column, block.row() + i / block.columns());
                if (index >= 0 && !floor.blocked().get(index)) {
                    seats.put(index, seat);
                }
            }
        }
    }

    private static int facing(String word, int gid) {
        return switch (word.strip().toLowerCase(Locale.ROOT)) {
            case "down" -> turned(0, 1, gid);
            case "left" -> turned(-1, 0, gid);
            case "right" -> turned(1, 0, gid);
            case "up" -> turned(0, -1, gid);
            case "any" -> ANY;
            default -> -1;
        };
    }

    /** Tiled flips along the diagonal first, then across and down. */
    private static int turned(int x, int y, int gid) {
        boolean diagonally = (gid & FLIPPED_DIAGONALLY) != 0;
        int across = (diagonally ? y : x) * ((gid & FLIPPED_ACROSS) == 0 ? 1 : -1);
        int down = (diagonally ? x : y) * ((gid & FLIPPED_DOWN) == 0 ? 1 : -1);
        if (across != 0) {
            return across < 0 ? 1 : 2;
        }
        return down > 0 ? 0 : 3;
    }
}
