package tilework.bench.walk;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** When each bot acts next: one time per bot, the newest counts. */
final class Timetable {
    private record Entry(long atNanos, Bot bot, long number) {}

    private final PriorityQueue<Entry> entries =
            new PriorityQueue<>(Comparator.comparingLong(Entry::atNanos));
    private long numbers;

    void set(Bot bot, long atNanos) {
        bot.timetableNumber = ++numbers;
        entries.add(new Entry(atNanos, bot, numbers));
    }

    void clear(Bot bot) {
        bot.timetableNumber = ++numbers;
    }

    /**
     * Lets all act whose time has come, and returns the nanoseconds until the next, or {@code
     * most}.
     */
    long run(long nowNanos, long most) {
        for (@Nullable Entry next = entries.peek(); next != null; next = entries.peek()) {
            boolean counts = next.number() == next.bot().timetableNumber;
            if (counts && next.atNanos() > nowNanos) {
                return Math.min(most, next.atNanos() - nowNanos);
            }
            entries.remove();
            if (counts) {
                next.bot().act(nowNanos);
            }
        }
        return most;
    }
}
