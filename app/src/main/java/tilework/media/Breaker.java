package tilework.media;

import com.google.errorprone.annotations.concurrent.GuardedBy;

/**
 * Stops calls to a LiveKit that fails: after so many failures in a row for a while, then one call
 * is let through, and what comes of it decides. Each while is twice as long as the one before, up
 * to a limit. Safe from any thread.
 */
final class Breaker {
    private static final int FAILURES = 5;
    private static final long FIRST_PAUSE_NANOS = 500_000_000;
    private static final long LONGEST_PAUSE_NANOS = 4_000_000_000L;

    @GuardedBy("this")
    private int failures;

    @GuardedBy("this")
    private long pauseNanos = FIRST_PAUSE_NANOS;

    @GuardedBy("this")
    private long openUntilNanos;

    /** Whether a call may be made now; then the caller tells what came of it. */
    synchronized boolean lets(long nowNanos) {
        if (failures < FAILURES) {
            return true;
        }
        if (nowNanos - openUntilNanos < 0) {
            return false;
        }
        // The one that is let through: the next has to wait for it.
        openUntilNanos = nowNanos + pauseNanos;
        return true;
    }

    synchronized void worked() {
        failures = 0;
        pauseNanos = FIRST_PAUSE_NANOS;
    }

    synchronized void failed(long nowNanos) {
        failures++;
        if (failures >= FAILURES) {
            openUntilNanos = nowNanos + pauseNanos;
            pauseNanos = Math.min(LONGEST_PAUSE_NANOS, 2 * pauseNanos);
        }
    }
}
