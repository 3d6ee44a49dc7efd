package tilework.maps.tiled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.world.grid.Tile;

/** Finds the tileset of a gid. Immutable. */
public final class Tilesets {
    /** Tiles that do not exist which are named one by one for each layer. */
    private static final int MAX_REPORTED_TILES = 20;

    private final List<Tileset> ordered;
    private final int[] firstGids;

    private Tilesets(List<Tileset> ordered) {
        this.ordered = ordered;
        this.firstGids = ordered.stream().mapToInt(Tileset::firstGid).toArray();
    }

    public static Tilesets of(List<Tileset> tilesets) {
        List<Tileset> ordered = new ArrayList<>(tilesets);
        ordered.sort(Comparator.comparingInt(Tileset::firstGid));
        return new Tilesets(ordered);
    }

    /** The tileset that a tile number without flips belongs to; null for 0 and less than all. */
    public @Nullable Tileset of(int number) {
        int at = Arrays.binarySearch(firstGids, number);
        int index = at >= 0 ? at : -at - 2;
        return index < 0 ? null : ordered.get(index);
    }

    /** What is said of the tile with this number without flips; null for nothing. */
    public Tileset.@Nullable TileInfo info(int number) {
        Tileset tileset = of(number);
        return tileset == null ? null : tileset.tiles().get(number - tileset.firstGid());
    }

    /** What is wrong with a tile number without flips; empty when it is a tile. */
    String fault(int number) {
        Tileset tileset = of(number);
        if (tileset == null) {
            return "no tileset has this tile";
        }
        int id = number - tileset.firstGid();
        boolean collection = tileset.isCollection();
        if (tileset.isUnknown()) {
            return "";
        }
        if (id >= tileset.idBound() || (collection && !tileset.tiles().containsKey(id))) {
            return "the tileset from "
                    + tileset.firstGid()
                    + " on has no tile "
                    + id
                    + (collection ? "" : "; its last is " + (tileset.idBound() - 1));
        }
        return "";
    }

    /** Reports the first tiles of a block that no tileset has. */
    void check(TileBlock block, Faults faults) {
        int last = 0;
        int found = 0;
        int[] gids = block.gids();
        for (int i = 0; i < gids.length; i++) {
            int number = Gid.number(gids[i]);
            if (number == last || number == 0) {
                continue;
            }
            String fault = fault(number);
            if (fault.isEmpty()) {
                last = number;
            } else if (++found <= MAX_REPORTED_TILES) {
                faults.error(place(block, i), number, fault);
            }
        }
        if (found > MAX_REPORTED_TILES) {
            faults.error("and " + (found - MAX_REPORTED_TILES) + " more tiles that do not exist");
        }
    }

    private static Tile place(TileBlock block, int index) {
        return new Tile(
                block.column() + index % block.columns(), block.row() + index / block.columns());
    }
}
