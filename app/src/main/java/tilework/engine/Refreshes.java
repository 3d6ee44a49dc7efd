package tilework.engine;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import tilework.concurrency.ThreadConfined;
import tilework.protocol.FrameBuffer;
import tilework.world.World;

/**
 * Tells in turn where avatars are, cell by cell, so that whatever a client has wrong heals.
 *
 * <p>While other things are told, a few cells ride in each flush, the longest untold first, at a
 * pace that tells all in {@link #CYCLE_NANOS}. When nothing else happens, all cells are told in one
 * flush, {@link #LATEST_NANOS} after the one before, so a quiet client gets one frame in that time.
 */
@ThreadConfined("tick")
final class Refreshes {
    static final long CYCLE_NANOS = 4_000_000_000L;
    static final long LATEST_NANOS = 4_900_000_000L;

    private final World world;

    /** Cells with avatars, longest untold first, and when they were told. */
    private final Map<Integer, Long> toldAtNanos = new LinkedHashMap<>();

    private int[] avatars = new int[64];
    private int[] places = new int[64];
    private int count;
    private double owed;
    private long chosenAtNanos;

    Refreshes(World world, long nowNanos) {
        this.world = world;
        chosenAtNanos = nowNanos;
    }

    /** Somebody has come into the cell, and its watchers are told so now. */
    void occupied(int cell, long nowNanos) {
        toldAtNanos.putIfAbsent(cell, nowNanos);
    }

    /** Takes it that everybody has just been told where everybody is. */
    void restart(long nowNanos) {
        toldAtNanos.replaceAll((cell, before) -> nowNanos);
        chosenAtNanos = nowNanos;
        owed = 0;
    }

    /** When there must be a flush. */
    long dueAtNanos() {
        return toldAtNanos.isEmpty()
                ? Long.MAX_VALUE
                : toldAtNanos.values().iterator().next() + LATEST_NANOS;
    }

    /** Encodes the cells whose turn it is. */
    void encode(Touches touches, Arena arena, long nowNanos) {
        boolean all = dueAtNanos() <= nowNanos;
        double due = (double) toldAtNanos.size() * (nowNanos - chosenAtNanos) / CYCLE_NANOS;
        owed = Math.min(toldAtNanos.size(), owed + due);
        chosenAtNanos = nowNanos;
        int turns = all ? toldAtNanos.size() : (int) owed;
        owed = all ? 0 : owed - turns;
        for (int i = 0; i < turns; i++) {
            int cell = takeOldest();
            if (world.populationOf(cell) > 0) {
                toldAtNanos.put(cell, nowNanos);
                encode(touches.cell(cell), arena);
            }
        }
    }

    private int takeOldest() {
        Iterator<Integer> cells = toldAtNanos.keySet().iterator();
        int cell = cells.next();
        cells.remove();
        return cell;
    }

    private void encode(CellTouches cell, Arena arena) {
        FrameBuffer bytes = arena.bytes();
        count = 0;
        world.forEachPlaceIn(cell.cell, (avatar, place) -> add(avatar.value(), place));
        cell.refreshStart = bytes.length();
        arena.encoder().refresh(bytes, cell.cell, avatars, places, count);
        cell.refreshEnd = bytes.length();
    }

    private void add(int avatar, int place) {
        if (count == avatars.length) {
            avatars = Arrays.copyOf(avatars, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        avatars[count] = avatar;
        places[count++] = place;
    }
}
