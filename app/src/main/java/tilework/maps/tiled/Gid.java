package tilework.maps.tiled;

/**
 * The tile number of a cell or object, with Tiled's flips in the top bits: horizontal, vertical,
 * diagonal; the fourth turns hexagonal tiles and means nothing here.
 */
public final class Gid {
    private static final int FLIPS = 0xE000_0000;
    private static final int NUMBER = 0x0FFF_FFFF;

    private Gid() {}

    /** The number without flips; 0 is no tile. */
    public static int number(int gid) {
        return gid & NUMBER;
    }

    /** The flips alone. */
    public static int flips(int gid) {
        return gid & FLIPS;
    }
}
