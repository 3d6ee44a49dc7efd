package tilework.bench.measure;

/** The server at one moment. */
record Sample(long nanos, Usage usage, Meters meters) {}
