package tilework.office;

/** A session within this run of the server; never reused, never sent to anybody. From 1. */
public record SessionId(long value) {}
