package tilework.maps.floor;

import java.util.Arrays;
import java.util.BitSet;

/** Which tiles people can get to on foot. */
final class Reach {
    private final int columns;
    private final int size;
    private final BitSet blocked;

    Reach(Frame frame, BitSet blocked) {
        this.columns = frame.columns();
        this.size = frame.size();
        this.blocked = blocked;
    }

    /** All tiles that can be reached from any of these, they included. */
    BitSet from(BitSet starts) {
        BitSet seen = (BitSet) starts.clone();
        seen.andNot(blocked);
        flood(seen.stream().toArray(), seen, size);
        return seen;
    }

    /** The largest set of tiles that can be reached from each other; empty when all is blocked. */
    BitSet largest() {
        BitSet done = (BitSet) blocked.clone();
        BitSet best = new BitSet();
        int bestSize = 0;
        for (int i = done.nextClearBit(0); i < size; i = done.nextClearBit(i)) {
            BitSet area = new BitSet();
            area.set(i);
            int areaSize = flood(new int[] {i}, area, size);
            done.or(area);
            if (areaSize > bestSize) {
                best = area;
                bestSize = areaSize;
            }
        }
        return best;
    }

    /** The walkable tiles around one, nearest first, at most so many. */
    BitSet around(int start, int most) {
        BitSet seen = new BitSet();
        seen.set(start);
        flood(new int[] {start}, seen, most);
        return seen;
    }

    /** Breadth first; stops at so many tiles. Returns how many it has. */
    private int flood(int[] starts, BitSet seen, int most) {
        int[] queue = Arrays.copyOf(starts, Math.max(16, starts.length));
        int end = starts.length;
        for (int head = 0; head < end && end < most; head++) {
            int tile = queue[head];
            int column = tile % columns;
            if (end + 4 > queue.length) {
                queue = Arrays.copyOf(queue, queue.length * 2);
            }
            end = visit(column + 1 < columns, tile + 1, seen, queue, end);
            end = visit(column > 0, tile - 1, seen, queue, end);
            end = visit(tile + columns < size, tile + columns, seen, queue, end);
            end = visit(tile >= columns, tile - columns, seen, queue, end);
        }
        return end;
    }

    private int visit(boolean inside, int tile, BitSet seen, int[] queue, int end) {
        if (!inside || blocked.get(tile) || seen.get(tile)) {
            return end;
        }
        seen.set(tile);
        queue[end] = tile;
        return end + 1;
    }
}
