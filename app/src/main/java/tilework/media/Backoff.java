package tilework.media;

import java.util.function.DoubleSupplier;

/**
 * How long to wait after failures in a row: twice as long after each, from half to one and a half
 * of that by chance, so that rooms do not come back all at once. Not for two threads at a time.
 */
final class Backoff {
    private static final long FIRST_NANOS = 200_000_000;
    private static final long LONGEST_NANOS = 4_000_000_000L;
    private static final int MOST_DOUBLINGS = 10;

    private final DoubleSupplier chance;
    private int failures;

    /** {@code chance}: from 0 to 1. */
    Backoff(DoubleSupplier chance) {
        this.chance = chance;
    }

    void worked() {
        failures = 0;
    }

    /** The time to wait after one more failure. */
    long failedNanos() {
        long nanos = Math.min(LONGEST_NANOS, FIRST_NANOS << Math.min(failures, MOST_DOUBLINGS));
        failures++;
        return (long) (nanos * (0.5 + chance.getAsDouble()));
    }
}
