package tilework.maps;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Zone;

/** Draws floors as text, so that tests can say what they mean. */
final class Sketch {
    private Sketch() {}

    /** The grid: # is blocked. */
    static String of(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < grid.size(); i++) {
            text.append(grid.isWalkable(i) ? '.' : '#');
            text.append((i + 1) % grid.columns() == 0 ? "\n" : "");
        }
        return text.toString();
    }

    /** Each zone as "name KINDS left,top-right,bottom ..." of its rectangles. */
    static List<String> zones(FloorPlan plan) {
        List<String> zones = new ArrayList<>();
        for (Zone zone : plan.zones()) {
            String kinds =
                    zone.kinds().stream().sorted().map(Enum::name).collect(Collectors.joining("+"));
            zones.add(
                    zone.name()
                            + " "
                            + (kinds.isEmpty() ? "-" : kinds)
                            + rectangles(zone.tiles(), plan.grid()));
        }
        return zones;
    }

    private static String rectangles(BitSet tiles, Grid grid) {
        BitSet left = (BitSet) tiles.clone();
        StringBuilder text = new StringBuilder();
        for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(0)) {
            int columns = grid.columns();
            int width = Math.min(left.nextClearBit(first) - first, columns - first % columns);
            int last = first;
            while (hasExactly(left, last, width, columns)) {
                left.clear(last, last + width);
                last += columns;
            }
            int bottom = last / columns - 1;
            int column = first % columns;
            text.append(' ').append(column).append(',').append(first / columns);
            text.append('-').append(column + width - 1).append(',').append(bottom);
        }
        return text.toString();
    }

    private static boolean hasExactly(BitSet tiles, int first, int width, int columns) {
        int column = first % columns;
        boolean before = column > 0 && tiles.get(first - 1);
        boolean after = column + width < columns && tiles.get(first + width);
        int end = first + width;
        return tiles.nextClearBit(first) >= end && tiles.get(first) && !before && !after;
    }
}
