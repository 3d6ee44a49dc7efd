package tilework.engine;

import tilework.world.RefusalReason;
import tilework.world.grid.FloorId;

/** What floors count. Called on tick and network threads; must return at once. */
public interface EngineMeters {
    /** One tick was worked off, {@code latenessNanos} after it was due. */
    void ticked(long workNanos, long latenessNanos);

    /** One flush went out. */
    void flushed(long workNanos, int frames, long bytes);

    /** So many changes of this kind, e.g. "walk". */
    void changed(String kind, int count);

    /** How a floor stands; replaces what was said of it before. */
    void stands(FloorId floor, FloorGauges gauges);

    void refused(RefusalReason reason);

    void turnedAway(TurnedAway reason);

    void joined();

    void resumed();

    void closed(CloseReason reason);

    /**
     * A floor in numbers.
     *
     * @param groups people who stand together, meetings of one too
     * @param stalledSessions with a frame in flight or too much not acknowledged
     */
    record FloorGauges(
            int avatars,
            int groups,
            int sessions,
            int audiences,
            int stalledSessions,
            int mailboxDepth) {}
}
