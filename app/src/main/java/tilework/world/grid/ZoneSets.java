package tilework.world.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which zones each tile of a floor lies in. Immutable. Tiles in the same zones share one set, known
 * by its number, so that a step within the same zones is seen by comparing two ints.
 */
public final class ZoneSets {
    /** The number of the set of no zones. */
    public static final int NONE = 0;

    private final int[] setOfTile;
    private final List<int[]> sets = new ArrayList<>();

    private ZoneSets(int tiles) {
        setOfTile = new int[tiles];
    }

    public static ZoneSets of(FloorPlan plan) {
        ZoneSets zoneSets = new ZoneSets(plan.grid().size());
        zoneSets.fill(plan.zones());
        return zoneSets;
    }

    /** The number of the set of zones that the tile with this index lies in. */
    public int setOf(int tile) {
        return setOfTile[tile];
    }

    /** How many different sets there are; their numbers are 0 to one less. */
    public int count() {
        return sets.size();
    }

    /** The ids of the zones of a set, ascending. Not to be changed. */
    public int[] zonesOf(int set) {
        return sets.get(set);
    }

    private void fill(List<Zone> zones) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        number(List.of(), numbers);
        for (int tile = 0; tile < setOfTile.length; tile++) {
            List<Integer> ids = new ArrayList<>();
            for (Zone zone : zones) {
                if (zone.contains(tile)) {
                    ids.add(zone.id());
                }
            }
            setOfTile[tile] = number(ids, numbers);
        }
    }

    private int number(List<Integer> ids, Map<List<Integer>, Integer> numbers) {
        Integer known = numbers.putIfAbsent(ids, sets.size());
        if (known != null) {
            return known;
        }
        sets.add(ids.stream().mapToInt(Integer::intValue).toArray());
        return sets.size() - 1;
    }
}
