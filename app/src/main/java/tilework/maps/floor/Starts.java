package tilework.maps.floor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Properties;
import tilework.world.grid.ZoneKind;

/** Sees to it that people can appear, and that they can get from there to every zone. */
final class Starts {
    /** Tiles of the start that a map without one gets. */
    private static final int DEFAULT_TILES = 32;

    private final Frame frame;
    private final BitSet blocked;
    private final Reach reach;
    private final Faults faults;

    Starts(Frame frame, BitSet blocked, Faults faults) {
        this.frame = frame;
        this.blocked = blocked;
        this.reach = new Reach(frame, blocked);
        this.faults = faults;
    }

    /**
     * The same zones, but starts without their blocked tiles, and with a start in the middle of the
     * largest area when the map has none.
     */
    List<ZoneDraft> settle(List<ZoneDraft> zones) {
        List<ZoneDraft> settled = new ArrayList<>(zones.size() + 1);
        BitSet starts = new BitSet();
        for (ZoneDraft zone : zones) {
            ZoneDraft walkable = zone.is(ZoneKind.SPAWN) ? walkable(zone) : zone;
            settled.add(walkable);
            if (zone.is(ZoneKind.SPAWN)) {
                starts.or(walkable.tiles());
            }
        }
        if (zones.stream().noneMatch(zone -> zone.is(ZoneKind.SPAWN))) {
            ZoneDraft start = middle();
            settled.add(start);
            starts = start.tiles();
        }
        checkReach(settled, reach.from(starts));
        return settled;
    }

    private ZoneDraft walkable(ZoneDraft zone) {
        BitSet tiles = (BitSet) zone.tiles().clone();
        tiles.andNot(blocked);
        if (tiles.isEmpty()) {
            faults.inLayer(zone.layer())
                    .error("start " + zone.label() + " must have a tile that is not blocked");
            return zone;
        }
        return zone.on(tiles);
    }

    private ZoneDraft middle() {
        BitSet area = reach.largest();
        BitSet tiles = new BitSet();
        if (area.isEmpty()) {
            faults.error("every tile of the map is blocked, so nobody can be on it");
        } else {
            tiles = reach.around(nearestToMiddle(area), DEFAULT_TILES);
            faults.warn(
                    "the map has no start (an object of class area with the property start), so"
                            + " people appear in the middle of its largest area");
        }
        return new ZoneDraft("", "start", EnumSet.of(ZoneKind.SPAWN), tiles, Properties.NONE);
    }

    private int nearestToMiddle(BitSet area) {
        long columns = 0;
        long rows = 0;
        for (int i = area.nextSetBit(0); i >= 0; i = area.nextSetBit(i + 1)) {
            columns += i % frame.columns();
            rows += i / frame.columns();
        }
        long column = columns / area.cardinality();
        long row = rows / area.cardinality();
        int best = area.nextSetBit(0);
        long least = Long.MAX_VALUE;
        for (int i = best; i >= 0; i = area.nextSetBit(i + 1)) {
            long x = i % frame.columns() - column;
            long y = i / frame.columns() - row;
            if (x * x + y * y < least) {
                least = x * x + y * y;
                best = i;
            }
        }
        return best;
    }

    private void checkReach(List<ZoneDraft> zones, BitSet reached) {
        for (ZoneDraft zone : zones) {
            if (!zone.is(ZoneKind.SPAWN) && !zone.tiles().intersects(reached)) {
                faults.inLayer(zone.layer())
                        .warn(zone.label() + " cannot be reached on foot from any start");
            }
        }
    }
}
