package tilework.world;

import java.util.BitSet;
import java.util.Comparator;
import tilework.concurrency.ThreadConfined;
import tilework.world.grid.Grid;

/**
 * Spreads those who arrive over the tiles of a start: each gets a tile with the fewest people.
 *
 * <p>Tiles are taken in the order of an 8 x 8 ordered dither (B. E. Bayer, "An optimum method for
 * two-level rendition of continuous-tone pictures", 1973), so that the first few already stand far
 * apart, whatever the shape of the zone.
 */
@ThreadConfined("tick")
final class CrowdSpread {
    private static final int DITHER_BITS = 3;

    private final int[] tiles;
    private int next;

    /** {@code tiles}: at least one. */
    CrowdSpread(BitSet tiles, Grid grid, long seed) {
        this.tiles =
                tiles.stream()
                        .boxed()
                        .sorted(Comparator.comparingInt(tile -> ditherRank(tile, grid)))
                        .mapToInt(Integer::intValue)
                        .toArray();
        this.next = (int) Math.floorMod(seed, (long) this.tiles.length);
    }

    /** The index of the tile for the next who arrives. */
    int next(Occupancy occupancy) {
        int best = next;
        for (int ahead = 0; ahead < tiles.length && countAt(best, occupancy) > 0; ahead++) {
            int place = (next + ahead) % tiles.length;
            if (countAt(place, occupancy) < countAt(best, occupancy)) {
                best = place;
            }
        }
        next = (best + 1) % tiles.length;
        return tiles[best];
    }

    private int countAt(int place, Occupancy occupancy) {
        return occupancy.countAt(tiles[place]);
    }

    private static int ditherRank(int tile, Grid grid) {
        int column = tile % grid.columns();
        int row = tile / grid.columns();
        int rank = 0;
        for (int bit = 0; bit < DITHER_BITS; bit++) {
            int columnBit = column >> bit & 1;
            int rowBit = row >> bit & 1;
            rank = rank << 2 | (columnBit ^ rowBit) << 1 | rowBit;
        }
        return rank;
    }
}
