package tilework.world;

import java.util.Arrays;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.LeaveReason;
import tilework.world.grid.ZoneSets;
import tilework.world.interest.Cells;

/** Which cell, zones and groups everybody is in; tells when that changes. */
@ThreadConfined("tick")
final class Whereabouts {
    private final Cells cells;
    private final ZoneSets zoneSets;
    private final CellIndex cellIndex;
    private final Grouping grouping;
    private final ChangeLog changes;

    Whereabouts(Cells cells, ZoneSets zoneSets, Grouping grouping, ChangeLog changes) {
        this.cells = cells;
        this.zoneSets = zoneSets;
        this.grouping = grouping;
        this.changes = changes;
        this.cellIndex = new CellIndex(cells.count());
    }

    CellIndex cellIndex() {
        return cellIndex;
    }

    int cellOf(Body body) {
        return cells.cellOf(body.tile());
    }

    int[] zonesOf(Body body) {
        return zoneSets.zonesOf(zoneSets.setOf(body.tile()));
    }

    void arrive(Body body) {
        int cell = cellOf(body);
        cellIndex.add(cell, body);
        changes.add(new Change.Entered(body.id, body.person, cell));
        changeZones(body, ZoneSets.NONE, zoneSets.setOf(body.tile()));
        grouping.put(body);
    }

    void depart(Body body, LeaveReason reason) {
        int cell = cellOf(body);
        cellIndex.remove(cell, body);
        changeZones(body, zoneSets.setOf(body.tile()), ZoneSets.NONE);
        grouping.remove(body);
        changes.add(new Change.Left(body.id, body.person, reason, cell));
    }

    /** The avatar has stepped to its tile from the tile with this index. */
    void step(Body body, int tileBefore) {
        int cellBefore = cells.cellOf(tileBefore);
        int cell = cellOf(body);
        if (cell != cellBefore) {
            cellIndex.remove(cellBefore, body);
            cellIndex.add(cell, body);
            changes.add(new Change.Crossed(body.id, cellBefore, cell));
        }
        changeZones(body, zoneSets.setOf(tileBefore), zoneSets.setOf(body.tile()));
        grouping.put(body);
    }

    private void changeZones(Body body, int setBefore, int set) {
        if (setBefore == set) {
            return;
        }
        int[] before = zoneSets.zonesOf(setBefore);
        int[] now = zoneSets.zonesOf(set);
        for (int zone : before) {
            if (Arrays.binarySearch(now, zone) < 0) {
                changes.add(new Change.ZoneLeft(body.id, body.person, zone));
            }
        }
        for (int zone : now) {
            if (Arrays.binarySearch(before, zone) < 0) {
                changes.add(new Change.ZoneEntered(body.id, body.person, zone));
            }
        }
    }
}
