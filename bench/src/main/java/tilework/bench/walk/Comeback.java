package tilework.bench.walk;

import java.util.ArrayList;
import java.util.List;

/** How bots whose lines were cut on purpose, or that were stopped as a process, come back. */
final class Comeback {
    final List<Cut> cuts = new ArrayList<>();
    int stoppedSeconds;
    int wakingRight;
    int wakingClosed;
    long lastRightMillis;
    private long wokeNanos;

    /** Lines that were cut in one moment, and what became of them. */
    static final class Cut {
        final int lines;
        int back;
        long lastBackMillis;
        private final long atNanos;

        private Cut(int lines, long atNanos) {
            this.lines = lines;
            this.atNanos = atNanos;
        }
    }

    void cut(int lines, long nowNanos) {
        cuts.add(new Cut(lines, nowNanos));
    }

    /** A cut bot has its whole picture again. */
    void back(long nowNanos) {
        Cut newest = cuts.getLast();
        newest.back++;
        newest.lastBackMillis = (nowNanos - newest.atNanos) / 1_000_000;
    }

    /** This process stood still for that long. */
    void woke(long nowNanos, long stoodNanos) {
        stoppedSeconds = (int) (stoodNanos / 1_000_000_000);
        wokeNanos = nowNanos;
    }

    /** A bot that kept its connection has heard of the present again. */
    void right(long nowNanos) {
        wakingRight++;
        lastRightMillis = Math.max(lastRightMillis, (nowNanos - wokeNanos) / 1_000_000);
    }

    /** A bot was told while asleep that its connection has ended. */
    void closed() {
        wakingClosed++;
    }
}
