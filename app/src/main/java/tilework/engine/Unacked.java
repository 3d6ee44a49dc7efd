package tilework.engine;

import tilework.concurrency.ThreadConfined;

/**
 * The bytes sent to one client that it has not acknowledged, by the tick of their frame. A ring
 * that grows to {@link #MAX_TICKS} entries.
 */
@ThreadConfined("tick")
final class Unacked {
    /** More than this, and no more is sent for now. */
    static final int LIMIT_BYTES = 64 * 1024;

    private static final int MAX_TICKS = 128;

    private int[] ticks = new int[8];
    private int[] bytes = new int[8];
    private int first;
    private int count;
    private int total;

    void sent(int tick, int frameBytes) {
        total += frameBytes;
        int last = (first + count - 1) & (ticks.length - 1);
        if (count > 0 && (ticks[last] == tick || count == MAX_TICKS)) {
            ticks[last] = tick;
            bytes[last] += frameBytes;
            return;
        }
        if (count == ticks.length) {
            grow();
        }
        int next = (first + count++) & (ticks.length - 1);
        ticks[next] = tick;
        bytes[next] = frameBytes;
    }

    /** All frames up to this tick have been applied. Returns whether that is news. */
    boolean acked(int tick) {
        boolean news = false;
        while (count > 0 && Integer.compareUnsigned(ticks[first], tick) <= 0) {
            total -= bytes[first];
            first = (first + 1) & (ticks.length - 1);
            count--;
            news = true;
        }
        return news;
    }

    boolean isTooMuch() {
        return total > LIMIT_BYTES;
    }

    private void grow() {
        int[] newTicks = new int[2 * ticks.length];
        int[] newBytes = new int[2 * ticks.length];
        for (int i = 0; i < count; i++) {
            newTicks[i] = ticks[(first + i) & (ticks.length - 1)];
            newBytes[i] = bytes[(first + i) & (ticks.length - 1)];
        }
        ticks = newTicks;
        bytes = newBytes;
        first = 0;
    }
}
