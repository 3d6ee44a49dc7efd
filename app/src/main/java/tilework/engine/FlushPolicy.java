package tilework.engine;

import tilework.concurrency.ThreadConfined;

/**
 * When the next flush may be. Pure: time and numbers in, {@link #NOW} or a time out.
 *
 * <p><b>Why.</b> What a flush costs is its sends, one system call each, and a proxy in front pays
 * the same twice over. Few people are told of a change within milliseconds; many at the pace their
 * number allows; and nobody is left out, since walks carry their start tick and their path.
 *
 * <p><b>Token bucket.</b> A flush to n sessions takes n tokens; tokens come in at the rate, and the
 * bucket holds one tick's worth or one flush, whichever is more. Two flushes are at least {@link
 * #MIN_GAP_NANOS} apart.
 *
 * <p><b>Falling back.</b> A tick that is late by more than a quarter of a period halves the rate at
 * once, at most once a period; the first quiet second lets it grow by a tenth, and each one after
 * it by twice as much as the one before. It never falls so low that a flush waits longer than
 * {@link #LONGEST_PERIODS} periods. Time that a tick waited for a flush of ours does not count.
 *
 * <p><b>Overload.</b> A flush that took longer than half a period stretches the pause after it to
 * the time that it took, so that half of the time is left for everything else.
 */
@ThreadConfined("tick")
final class FlushPolicy {
    /** The answer of {@link #nextNanos} for "flush now". */
    static final long NOW = Long.MIN_VALUE;

    static final long MIN_GAP_NANOS = 4_000_000;
    static final int LONGEST_PERIODS = 3;

    private static final double SHRINK = 0.5;
    private static final double FIRST_GROWTH = 0.1;
    private static final double MOST_GROWTH = 1;
    private static final double LEAST_SHARE = 1.0 / 64;
    private static final long QUIET_NANOS = 1_000_000_000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final double sendsPerSecond;
    private final long periodNanos;
    private double share = 1;
    private double growth = FIRST_GROWTH;
    private double tokens;
    private long filledAtNanos;
    private long earliestNanos;
    private long shrunkAtNanos;
    private long quietSinceNanos;
    private long flushStartNanos;
    private long flushEndNanos;

    /** Sends of a whole flush: the most of late, for a flush to one client says nothing. */
    private int flushSends;

    FlushPolicy(int sendsPerSecond, long periodNanos, long nowNanos) {
        this.sendsPerSecond = sendsPerSecond;
        this.periodNanos = periodNanos;
        tokens = tickWorth();
        filledAtNanos = nowNanos;
        earliestNanos = nowNanos;
        shrunkAtNanos = nowNanos - periodNanos;
        flushStartNanos = nowNanos - LONGEST_PERIODS * periodNanos;
        flushEndNanos = flushStartNanos;
        quietSinceNanos = nowNanos;
    }

    /** {@link #NOW} when a flush to so many sessions may go out, else when to ask again. */
    long nextNanos(long nowNanos, int sends) {
        fill(nowNanos, sends);
        long paidNanos = nowNanos + tokenWaitNanos(sends);
        long latestNanos = flushStartNanos + LONGEST_PERIODS * periodNanos;
        long nextNanos = Math.max(earliestNanos, Math.min(paidNanos, latestNanos));
        return nextNanos <= nowNanos ? NOW : nextNanos;
    }

    /** A flush went out, of so many sends. */
    void flushed(long startNanos, long endNanos, int sends) {
        fill(startNanos, sends);
        // What was meant for one client can go out to all: the debt must not outlast the next
        // flush.
        tokens = Math.max(tokens - sends, -sends);
        flushStartNanos = startNanos;
        flushEndNanos = endNanos;
        flushSends = Math.max(sends, flushSends - flushSends / 16);
        long tookNanos = endNanos - startNanos;
        long gapNanos = tookNanos > periodNanos / 2 ? 2 * tookNanos : MIN_GAP_NANOS;
        earliestNanos = startNanos + Math.min(gapNanos, LONGEST_PERIODS * periodNanos);
    }

    /** A tick began that late. What it waited for a flush of ours is no sign of a slow machine. */
    void ticked(long nowNanos, long latenessNanos) {
        long dueNanos = nowNanos - latenessNanos;
        long ownNanos = Math.max(0, flushEndNanos - Math.max(dueNanos, flushStartNanos));
        if (latenessNanos - ownNanos > periodNanos / 4) {
            quietSinceNanos = nowNanos;
            growth = FIRST_GROWTH;
            if (nowNanos - shrunkAtNanos >= periodNanos) {
                shrunkAtNanos = nowNanos;
                share = Math.min(share, Math.max(leastShare(), share * SHRINK));
            }
        } else if (nowNanos - quietSinceNanos >= QUIET_NANOS) {
            quietSinceNanos = nowNanos;
            share = Math.min(1, share * (1 + growth));
            growth = Math.min(MOST_GROWTH, 2 * growth);
        }
    }

    /** Sends per second that are allowed now. */
    double rate() {
        return sendsPerSecond * share;
    }

    private void fill(long nowNanos, int sends) {
        double came = rate(sends) * (nowNanos - filledAtNanos) / NANOS_PER_SECOND;
        tokens = Math.min(tokens + came, Math.max(tickWorth(), sends));
        filledAtNanos = nowNanos;
    }

    private long tokenWaitNanos(int sends) {
        return tokens >= sends
                ? 0
                : (long) Math.ceil((sends - tokens) / rate(sends) * NANOS_PER_SECOND);
    }

    /** The rate, or what it takes to be through in the longest time that a flush may wait. */
    private double rate(int sends) {
        return Math.max(rate(), leastRate(sends));
    }

    private double leastRate(int sends) {
        return sends * NANOS_PER_SECOND / (LONGEST_PERIODS * periodNanos);
    }

    /**
     * Below what the newest flush would get anyway, falling has no effect but a longer way back.
     */
    private double leastShare() {
        return Math.max(LEAST_SHARE, leastRate(flushSends) / sendsPerSecond);
    }

    private double tickWorth() {
        return sendsPerSecond * periodNanos / NANOS_PER_SECOND;
    }
}
