package tilework.media;

import com.google.errorprone.annotations.concurrent.GuardedBy;

/**
 * How many calls a second LiveKit is asked for, by all rooms together: so many, and a burst after a
 * pause. Calls that can wait leave half of the burst to those that cannot. Safe from any thread.
 */
final class CallBudget {
    private static final double NANOS_PER_SECOND = 1e9;

    private final double perSecond;
    private final double burst;

    @GuardedBy("this")
    private double left;

    @GuardedBy("this")
    private long filledAtNanos;

    CallBudget(int perSecond, int burst, long nowNanos) {
        this.perSecond = perSecond;
        this.burst = burst;
        left = burst;
        filledAtNanos = nowNanos;
    }

    /** Takes one call; false when there is none. */
    synchronized boolean take(boolean canWait, long nowNanos) {
        double came = perSecond * Math.max(0, nowNanos - filledAtNanos) / NANOS_PER_SECOND;
        left = Math.min(burst, left + came);
        filledAtNanos = nowNanos;
        if (left < (canWait ? 1 + burst / 2 : 1)) {
            return false;
        }
        left--;
        return true;
    }
}
