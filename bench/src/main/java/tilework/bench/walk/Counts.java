package tilework.bench.walk;

import org.HdrHistogram.Histogram;

/** What was counted in a stretch of time. Mutable, owned by the bots' thread. */
final class Counts {
    private static final long LONGEST_MICROS = 60_000_000;

    long frames;
    long bytes;
    long sentBytes;
    long records;
    long leaves;
    long commands;
    long refusals;
    long unanswered;
    long unseen;
    long walkingSum;
    long hereSum;
    long nanos;
    final Histogram moveSeenMicros = new Histogram(LONGEST_MICROS, 3);

    void moveSeen(long latencyNanos) {
        moveSeenMicros.recordValue(Math.clamp(latencyNanos / 1000, 0, LONGEST_MICROS));
    }

    void add(Counts other) {
        frames += other.frames;
        bytes += other.bytes;
        sentBytes += other.sentBytes;
        records += other.records;
        leaves += other.leaves;
        commands += other.commands;
        refusals += other.refusals;
        unanswered += other.unanswered;
        unseen += other.unseen;
        walkingSum += other.walkingSum;
        hereSum += other.hereSum;
        nanos += other.nanos;
        moveSeenMicros.add(other.moveSeenMicros);
    }

    void reset() {
        frames =
                bytes =
                        sentBytes =
                                records = leaves = commands = refusals = unanswered = unseen = 0;
        walkingSum = hereSum = nanos = 0;
        moveSeenMicros.reset();
    }

    double perSecond(long count) {
        return nanos == 0 ? 0 : count * 1e9 / nanos;
    }

    double seenMillis(double percentile) {
        return moveSeenMicros.getValueAtPercentile(percentile) / 1000.0;
    }
}
