package tilework.world.tick;

/**
 * When ticks are due: {@code baseNanos + n * periodNanos}, so that a late tick never delays the
 * ones after it. Immutable; clock readings are arguments, of any origin and sign.
 *
 * @param baseNanos when tick 0 was due
 * @param periodNanos from one tick to the next
 * @param maxCatchUpTicks how many late ticks are made up for; the rest is dropped
 */
public record TickSchedule(long baseNanos, long periodNanos, int maxCatchUpTicks) {
    public TickSchedule {
        if (periodNanos < 1 || maxCatchUpTicks < 1) {
            throw new IllegalArgumentException(
                    "periodNanos and maxCatchUpTicks must be at least 1 but were "
                            + periodNanos
                            + " and "
                            + maxCatchUpTicks);
        }
    }

    public long dueAtNanos(int tick) {
        return baseNanos + tick * periodNanos;
    }

    /** The newest tick that is due; before tick 0 it is negative. */
    public int tickAt(long nowNanos) {
        return Math.toIntExact(Math.floorDiv(nowNanos - baseNanos, periodNanos));
    }

    /** How many ticks after {@code tick} are due. Never negative. */
    public int ticksDue(int tick, long nowNanos) {
        return Math.max(0, tickAt(nowNanos) - tick);
    }

    /** How many of the ticks due are too many to make up for. */
    public int ticksToDrop(int tick, long nowNanos) {
        return Math.max(0, ticksDue(tick, nowNanos) - maxCatchUpTicks);
    }

    /** The schedule that forgives so many ticks: all later ones are due that much later. */
    public TickSchedule dropping(int ticks) {
        return new TickSchedule(baseNanos + ticks * periodNanos, periodNanos, maxCatchUpTicks);
    }
}
