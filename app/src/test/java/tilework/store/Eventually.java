package tilework.store;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a condition, with a limit. */
final class Eventually {
    private static final long LIMIT_NANOS = 20_000_000_000L;
    private static final long LOOK_AGAIN_NANOS = 5_000_000;

    private Eventually() {}

    static void holds(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT_NANOS;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("did not come true in time: " + what);
            }
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
    }
}
