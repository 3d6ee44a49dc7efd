package tilework.engine;

import tilework.concurrency.ThreadConfined;
import tilework.office.Roster;
import tilework.office.RosterUpdate;
import tilework.protocol.FrameBuffer;
import tilework.protocol.PrivateEncoder;

/**
 * Tells a floor's clients who is in the office: what changed goes out together, encoded once, at
 * most once a second, and the more people there are the more seldom.
 */
@ThreadConfined("tick")
final class RosterFeed {
    private static final long LEAST_PAUSE_NANOS = 1_000_000_000;
    private static final long PAUSE_NANOS_PER_PERSON = 4_000_000;

    private final Roster roster;

    /** The version that clients know who were told everything. */
    private long told;

    /** The version that they knew before the newest update. */
    private long toldBefore;

    private long nextNanos;
    private int start;
    private int end;

    RosterFeed(Roster roster, long nowNanos) {
        this.roster = roster;
        nextNanos = nowNanos;
    }

    boolean isDue(long nowNanos) {
        return nowNanos >= nextNanos && roster.version() != told;
    }

    /** Takes it that clients know what those of another feed know. */
    void follow(RosterFeed other) {
        told = other.told;
    }

    /** Encodes what is new, if it is time to. */
    void encode(FrameBuffer arena, long nowNanos) {
        start = arena.length();
        toldBefore = told;
        if (isDue(nowNanos)) {
            RosterUpdate update = roster.since(told);
            PrivateEncoder.roster(arena, update);
            told = update.version();
            nextNanos = nowNanos + LEAST_PAUSE_NANOS + PAUSE_NANOS_PER_PERSON * roster.population();
        }
        end = arena.length();
    }

    /** Whether the newest update is all that a client lacks who knows this version. */
    boolean suffices(long version) {
        return version >= toldBefore;
    }

    /** Whether a client who knows this version has been told everything. */
    boolean isTold(long version) {
        return version >= told;
    }

    /** Appends the newest update. */
    void append(FrameBuffer out, FrameBuffer arena) {
        out.append(arena, start, end);
    }

    /** Appends what a client lacks who knows this version; answers the version it knows then. */
    long appendSince(FrameBuffer out, long version) {
        RosterUpdate update = roster.since(version);
        PrivateEncoder.roster(out, update);
        return update.version();
    }

    /** The version that clients know who got the newest update. */
    long version() {
        return told;
    }
}
