package tilework.bench.walk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tilework.protocol.wire.Path;

/** The sightings that one bot waits for. Costs nothing while there are none. */
final class Watch {
    private static final long GIVE_UP_NANOS = 10_000_000_000L;

    private final List<Sighting> open = new ArrayList<>(2);

    void add(Sighting sighting) {
        open.add(sighting);
    }

    /** Looks for them in a frame that was read from the socket at {@code readNanos}. */
    void look(FrameScan frame, long readNanos, Counts counts) throws IOException {
        if (open.isEmpty()) {
            return;
        }
        for (int i = open.size() - 1; i >= 0; i--) {
            Sighting sighting = open.get(i);
            Path path = frame.pathOf(sighting.avatar());
            if (path != null
                    && path.getStepCount() > 0
                    && path.getStartTick() > sighting.afterTick()) {
                counts.moveSeen(readNanos - sighting.sentNanos());
                open.remove(i);
            }
        }
    }

    /** Gives up on what did not come, and counts it. */
    void expire(long nowNanos, Counts counts) {
        int before = open.size();
        if (before > 0) {
            open.removeIf(sighting -> nowNanos - sighting.sentNanos() > GIVE_UP_NANOS);
            counts.unseen += before - open.size();
        }
    }

    /** The bot has lost its line or its floor: what it waited for says nothing. */
    void forget() {
        open.clear();
    }
}
