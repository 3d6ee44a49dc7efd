package tilework.media;

import java.util.concurrent.atomic.LongAdder;

/** What media rooms count, for meters. Safe from any thread. */
public final class MediaCounts {
    final LongAdder calls = new LongAdder();
    final LongAdder failures = new LongAdder();
    final LongAdder held = new LongAdder();
    final LongAdder tickets = new LongAdder();
    final LongAdder removals = new LongAdder();
    final LongAdder comebacks = new LongAdder();
    final LongAdder spoiled = new LongAdder();
    final LongAdder webhooks = new LongAdder();

    /** Calls that were sent. */
    public long calls() {
        return calls.sum();
    }

    /** Of those, the ones that failed. */
    public long failures() {
        return failures.sum();
    }

    /** Calls that were not sent. */
    public long held() {
        return held.sum();
    }

    public long tickets() {
        return tickets.sum();
    }

    /** Calls that put somebody out of a room. */
    public long removals() {
        return removals.sum();
    }

    /** How often somebody who was out was in again. */
    public long comebacks() {
        return comebacks.sum();
    }

    /** Rooms that somebody could not be put out of. */
    public long spoiled() {
        return spoiled.sum();
    }

    /** Webhooks that were believed, each once. */
    public long webhooks() {
        return webhooks.sum();
    }
}
