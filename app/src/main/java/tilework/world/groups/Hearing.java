package tilework.world.groups;

import java.util.BitSet;

/**
 * How far two tiles of a floor lie apart, and whether sound passes between them. Immutable.
 *
 * <p>Distance is counted in moves of a king in chess: the tile across the corner is as near as the
 * one beside, since people who stand in a circle see both as next to them. Counted along the axes,
 * as for walks, it would be twice as far.
 *
 * <p>Sound passes when one can go from one tile to the other without turning back, up or down and
 * left or right, and without crossing an opaque tile: it bends around a corner but does not find
 * its way through a door two tiles aside. It passes both ways or not at all.
 */
final class Hearing {
    private final int columns;
    private final BitSet opaque;

    /** {@code opaque}: tile indexes; not to be changed. */
    Hearing(int columns, BitSet opaque) {
        this.columns = columns;
        this.opaque = opaque;
    }

    int distanceTiles(int one, int other) {
        return Math.max(
                Math.abs(one % columns - other % columns),
                Math.abs(one / columns - other / columns));
    }

    boolean isWithin(int radiusTiles, int one, int other) {
        return distanceTiles(one, other) <= radiusTiles && passes(one, other);
    }

    /**
     * Whether sound passes between two tiles less than 32 columns apart: goes through the rows from
     * one to the other and keeps which tiles of the row were reached, one bit for each.
     */
    boolean passes(int from, int to) {
        int across = to % columns - from % columns;
        int down = to / columns - from / columns;
        int columnStep = Integer.signum(across);
        int rowStep = Integer.signum(down) * columns;
        int reached = 1;
        for (int row = 0; row <= Math.abs(down) && reached != 0; row++) {
            int start = from + row * rowStep;
            reached = reachedInRow(reached, start, columnStep, Math.abs(across));
        }
        return (reached >> Math.abs(across) & 1) != 0;
    }

    private int reachedInRow(int reachedBefore, int start, int columnStep, int lastColumn) {
        int reached = 0;
        boolean isReached = false;
        for (int column = 0; column <= lastColumn; column++) {
            isReached |= (reachedBefore >> column & 1) != 0;
            isReached &= !opaque.get(start + column * columnStep);
            reached |= isReached ? 1 << column : 0;
        }
        return reached;
    }
}
