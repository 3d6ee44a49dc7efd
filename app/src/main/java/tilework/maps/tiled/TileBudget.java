package tilework.maps.tiled;

import tilework.maps.faults.Faults;

/** How many tiles all layers of a map may still have. Mutable; owned by who reads the map. */
final class TileBudget {
    /** Most tiles of all layers: one layer of the greatest size, 64 MB. */
    static final int MAX_TILES = 4096 * 4096;

    private long left = MAX_TILES;

    /** Takes tiles; false and a fault when there are not so many left. */
    boolean take(long tiles, Faults faults) {
        if (tiles > left) {
            faults.error(
                    "a map must have at most "
                            + MAX_TILES
                            + " tiles in all its layers; this layer has "
                            + tiles
                            + " and "
                            + left
                            + " were left");
            return false;
        }
        left -= tiles;
        return true;
    }
}
