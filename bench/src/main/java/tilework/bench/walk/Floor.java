package tilework.bench.walk;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A floor as the bots on it share it. Owned by their thread. */
final class Floor {
    /** Where --concentrated keeps everybody. */
    static final String CROWDED_ZONE = "Reception";

    private final FloorMap map;
    private final boolean concentrated;
    private int[] targets = new int[0];
    private int newestTick;
    private long earliestStartNanos = Long.MAX_VALUE;
    private long startNanos;

    Floor(FloorMap map, boolean concentrated) {
        this.map = map;
        this.concentrated = concentrated;
    }

    String id() {
        return map.floor();
    }

    /** The newest tick that any bot on this floor has heard of. */
    int newestTick() {
        return newestTick;
    }

    void heard(int tick, long readNanos, long tickNanos) {
        newestTick = Math.max(newestTick, tick);
        earliestStartNanos = Math.min(earliestStartNanos, readNanos - tick * tickNanos);
    }

    /** Sets the clock of this floor by the promptest frame of the last second. */
    void setClock() {
        if (earliestStartNanos != Long.MAX_VALUE) {
            startNanos = earliestStartNanos;
            earliestStartNanos = Long.MAX_VALUE;
        }
    }

    /** Which tick it must be by now, whether or not anybody has heard of it. */
    int presentTick(long nowNanos, long tickNanos) {
        return (int) ((nowNanos - startNanos) / tickNanos);
    }

    /**
     * A tile to walk to, never the one where the bot stands; that very tile when there is no other.
     */
    int target(int from, RandomGenerator random) {
        if (targets.length == 0) {
            targets = targetsFrom(from);
        }
        int target = targets[random.nextInt(targets.length)];
        return target == from ? targets[random.nextInt(targets.length)] : target;
    }

    private int[] targetsFrom(int from) {
        int[] reachable = map.reachable(from);
        if (!concentrated) {
            return reachable;
        }
        BitSet crowded = new BitSet();
        map.zone(CROWDED_ZONE).ifPresent(zone -> crowded.or(zone.tiles()));
        int[] within = IntStream.of(reachable).filter(crowded::get).toArray();
        return within.length == 0 ? reachable : within;
    }

    /** Distance along the longer axis, in tiles. */
    int distanceTiles(int one, int other) {
        int columns = map.columns();
        return Math.max(
                Math.abs(one % columns - other % columns),
                Math.abs(one / columns - other / columns));
    }

    /** The tile one step on: 0 down, 1 left, 2 right, 3 up. */
    int step(int tile, int direction) {
        return switch (direction) {
            case 0 -> tile + map.columns();
            case 1 -> tile - 1;
            case 2 -> tile + 1;
            default -> tile - map.columns();
        };
    }
}
