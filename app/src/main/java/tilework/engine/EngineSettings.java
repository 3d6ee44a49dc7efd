package tilework.engine;

/**
 * The limits of one floor.
 *
 * @param sendsPerSecond frames that all sessions together get in a second, at most
 * @param graceNanos how long a body waits for its client to come back
 * @param capacitySessions links at once; one more is refused
 * @param mailboxCommands commands that may wait; one more is refused
 */
public record EngineSettings(
        int sendsPerSecond, long graceNanos, int capacitySessions, int mailboxCommands) {
    /** For a server with so many people at most, which may send so much and waits so long. */
    public static EngineSettings of(int sendsPerSecond, long graceNanos, int capacityPeople) {
        return new EngineSettings(
                sendsPerSecond, graceNanos, 2 * capacityPeople, 1024 + 4 * capacityPeople);
    }
}
