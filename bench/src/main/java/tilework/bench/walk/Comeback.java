package tilework.bench.walk;

/** How bots whose lines were cut on purpose, or that were stopped as a process, come back. */
final class Comeback {
    int cut;
    int back;
    long lastBackMillis;
    int stoppedSeconds;
    int wakingRight;
    int wakingClosed;
    long lastRightMillis;
    private long cutNanos;
    private long wokeNanos;

    void cut(int lines, long nowNanos) {
        cut += lines;
        cutNanos = nowNanos;
    }

    /** A cut bot has its whole picture again. */
    void back(long nowNanos) {
        back++;
        lastBackMillis = (nowNanos - cutNanos) / 1_000_000;
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
