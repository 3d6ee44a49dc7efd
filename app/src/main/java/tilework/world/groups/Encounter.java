package tilework.world.groups;

import java.util.Comparator;

/**
 * Two who are near each other and could come together.
 *
 * @param low the one with the lower id
 * @param sinceTick tick at which that began
 */
record Encounter(Member low, Member high, int sinceTick) {
    /** Those who came near first, then the lower ids. */
    static final Comparator<Encounter> OLDEST_FIRST =
            Comparator.comparingInt(Encounter::sinceTick)
                    .thenComparingInt(it -> it.low.id.value())
                    .thenComparingInt(it -> it.high.id.value());

    static long key(Member low, Member high) {
        return (long) low.id.value() << Integer.SIZE | high.id.value();
    }
}
