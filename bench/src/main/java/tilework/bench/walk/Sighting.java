package tilework.bench.walk;

/**
 * A command whose effect somebody else is to see: a walk of that avatar which begins after that
 * tick.
 */
record Sighting(int avatar, int afterTick, long sentNanos) {}
