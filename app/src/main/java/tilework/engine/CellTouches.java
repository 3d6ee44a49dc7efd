package tilework.engine;

import java.util.ArrayList;
import java.util.List;
import tilework.concurrency.ThreadConfined;

/** What happened in one cell since the flush before; the ranges lie in the arena of this flush. */
@ThreadConfined("tick")
final class CellTouches {
    final int cell;

    /** Avatars that were and are in the cell; their records lie between start and end. */
    final List<Touched> stayed = new ArrayList<>();

    /** Avatars that have come into the cell. */
    final List<Touched> arrived = new ArrayList<>();

    /** Avatars that have gone out of it. */
    final List<Touched> departed = new ArrayList<>();

    int stayedStart;
    int stayedEnd;
    int refreshStart;
    int refreshEnd;

    CellTouches(int cell) {
        this.cell = cell;
    }
}
