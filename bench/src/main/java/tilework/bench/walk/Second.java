package tilework.bench.walk;

import java.util.Locale;

/**
 * One second of a run, as the progress shows it; {@code settled} when everybody is in or turned
 * away.
 */
record Second(
        boolean measured,
        boolean settled,
        int joined,
        int here,
        int walking,
        double framesPerSecond,
        double bytesPerSecond,
        double p50Millis,
        double p95Millis,
        double p99Millis,
        int kicked,
        int resumed) {

    static Second of(Tally tally, boolean settled, int here, int walking) {
        Counts counts = tally.second;
        return new Second(
                tally.isMeasuring(),
                settled,
                tally.joined,
                here,
                walking,
                counts.perSecond(counts.frames),
                counts.perSecond(counts.bytes),
                counts.seenMillis(50),
                counts.seenMillis(95),
                counts.seenMillis(99),
                tally.kicked,
                tally.resumed);
    }

    String line(int number) {
        return String.format(
                Locale.ROOT,
                "%4d s %s joined %d  here %d  walking %d  %,.0f frames/s  %.2f MB/s  move seen p50 %.1f p95 %.1f p99 %.1f ms"
                        + "  kicked %d  resumed %d",
                number,
                measured ? "|" : " ",
                joined,
                here,
                walking,
                framesPerSecond,
                bytesPerSecond / 1e6,
                p50Millis,
                p95Millis,
                p99Millis,
                kicked,
                resumed);
    }
}
