package tilework.bench.walk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tilework.protocol.wire.Walk;

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
        for (int i = 0; i < frame.walks(); i++) {
            int walker = frame.walker(i);
            for (int j = open.size() - 1; j >= 0; j--) {
                Sighting sighting = open.get(j);
                if (sighting.avatar() == walker && startTick(frame, i) > sighting.afterTick()) {
                    counts.moveSeen(readNanos - sighting.sentNanos());
                    open.remove(j);
                }
            }
        }
    }

    private static int startTick(FrameScan frame, int index) throws IOException {
        Walk walk = frame.walk(index);
        return frame.tick() + walk.getStartOffset();
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
