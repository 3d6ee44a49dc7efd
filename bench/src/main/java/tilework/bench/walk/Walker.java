package tilework.bench.walk;

import com.google.protobuf.ByteString;
import java.util.random.RandomGenerator;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.Welcome;

/** A bot's own avatar on the tick clock: where it is, where it goes and how long it rests there. */
final class Walker {
    private static final long LEAST_REST_NANOS = 250_000_000;

    private int avatar;
    private int ticksPerTile = 1;
    private long tickNanos = 1;
    private int fromTile;
    private int toTile;
    private int steps;
    private long arrivesNanos;

    void welcomed(Welcome welcome) {
        avatar = welcome.getAvatar();
        ticksPerTile = welcome.getTicksPerTile();
        tickNanos = 1_000_000_000L / Math.max(1, welcome.getTicksPerSecond());
    }

    /** Its path, as a frame of {@code tick} tells it, read at {@code readNanos}. */
    void walks(Path path, Floor floor, int tick, long readNanos) {
        goes(floor, path.getFrom(), path.getSteps(), path.getStepCount());
        arrives(path.getStartTick() - tick, readNanos);
    }

    private void goes(Floor floor, int from, ByteString packed, int count) {
        fromTile = from;
        toTile = from;
        steps = count;
        for (int i = 0; i < count; i++) {
            toTile = floor.step(toTile, (packed.byteAt(i >> 2) >> (2 * (i & 3))) & 3);
        }
    }

    private void arrives(int ticksUntilStart, long readNanos) {
        arrivesNanos = readNanos + (ticksUntilStart + (long) steps * ticksPerTile) * tickNanos;
    }

    /**
     * How long to rest after this walk, so that about {@code walkingPercent} of the time is spent
     * walking.
     */
    long restNanos(int walkingPercent, RandomGenerator random) {
        double walkNanos = (double) steps * ticksPerTile * tickNanos;
        double rest =
                walkNanos * (100 - walkingPercent) / walkingPercent * (0.5 + random.nextDouble());
        return Math.max(LEAST_REST_NANOS, (long) rest);
    }

    /** Whether both ends of its path are that near: then all of it is, about. */
    boolean isNear(Walker other, Floor floor, int tiles) {
        return floor.distanceTiles(fromTile, other.toTile) <= tiles
                && floor.distanceTiles(toTile, other.toTile) <= tiles;
    }

    boolean isWalking(long nowNanos) {
        return steps > 0 && nowNanos < arrivesNanos;
    }

    int avatar() {
        return avatar;
    }

    int tile() {
        return toTile;
    }

    long arrivesNanos() {
        return arrivesNanos;
    }

    long tickNanos() {
        return tickNanos;
    }
}
