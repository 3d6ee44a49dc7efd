package tilework.engine;

/** Allows so many a second, and a burst after a pause. For one thread at a time. */
public final class TokenBucket {
    private static final double NANOS_PER_SECOND = 1e9;

    private final double perSecond;
    private final double burst;
    private double tokens;
    private long filledAtNanos;

    public TokenBucket(double perSecond, double burst, long nowNanos) {
        this.perSecond = perSecond;
        this.burst = burst;
        tokens = burst;
        filledAtNanos = nowNanos;
    }

    /** Takes one; false when there is none. */
    public boolean take(long nowNanos) {
        double came = perSecond * (nowNanos - filledAtNanos) / NANOS_PER_SECOND;
        tokens = Math.min(burst, tokens + came);
        filledAtNanos = nowNanos;
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }
}
