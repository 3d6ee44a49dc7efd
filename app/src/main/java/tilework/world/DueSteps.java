package tilework.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tilework.concurrency.ThreadConfined;

/**
 * Who reaches a tile at which tick: a ring of one list for each tick that a step can end at, so
 * that a tick looks only at those who move. Somebody who has changed paths may be listed at ticks
 * that are no longer due; they are skipped there.
 */
@ThreadConfined("tick")
final class DueSteps {
    private final List<List<Body>> ring = new ArrayList<>();

    DueSteps(int ticksPerTile) {
        int ticks = ticksPerTile + 2;
        for (int slot = 0; slot < ticks; slot++) {
            ring.add(new ArrayList<>());
        }
    }

    /** Lists a walker at its due tick, which lies at most {@code ticksPerTile + 1} ahead. */
    void add(Body body) {
        listAt(body.dueTick()).add(body);
    }

    /** Takes those who are due at this tick, in the order in which they were listed. */
    void takeDue(int tick, Consumer<Body> action) {
        List<Body> due = listAt(tick);
        for (Body body : due) {
            if (body.dueTick() == tick) {
                action.accept(body);
            }
        }
        due.clear();
    }

    /** Forgets everybody: nobody walks. */
    void clear() {
        ring.forEach(List::clear);
    }

    private List<Body> listAt(int tick) {
        return ring.get(tick % ring.size());
    }
}
