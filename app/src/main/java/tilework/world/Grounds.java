package tilework.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.ZoneKind;
import tilework.world.grid.ZoneSets;
import tilework.world.pathfinding.Ground;

/**
 * Where one may walk, depending on where one starts: a restricted zone is blocked for everybody who
 * does not stand in it. Immutable.
 */
final class Grounds {
    private final FloorPlan plan;
    private final ZoneSets zoneSets;
    private final List<Set<Integer>> restrictedOfSet = new ArrayList<>();
    private final List<Ground> groundOfSet = new ArrayList<>();

    Grounds(FloorPlan plan, ZoneSets zoneSets) {
        this.plan = plan;
        this.zoneSets = zoneSets;
        for (int set = 0; set < zoneSets.count(); set++) {
            restrictedOfSet.add(restrictedIn(set));
        }
        Map<Set<Integer>, Ground> grounds = new HashMap<>();
        for (Set<Integer> allowed : restrictedOfSet) {
            groundOfSet.add(grounds.computeIfAbsent(allowed, this::groundAllowing));
        }
    }

    /** The ground of those who stand in no restricted zone. */
    Ground open() {
        return groundOfSet.get(ZoneSets.NONE);
    }

    /** The ground of somebody who stands on the tile with this index. */
    Ground from(int tile) {
        return groundOfSet.get(zoneSets.setOf(tile));
    }

    private Set<Integer> restrictedIn(int set) {
        return Arrays.stream(zoneSets.zonesOf(set))
                .filter(zone -> plan.zones().get(zone).is(ZoneKind.RESTRICTED))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
    }

    private Ground groundAllowing(Set<Integer> allowed) {
        Grid grid = plan.grid();
        List<Tile> closed =
                IntStream.range(0, grid.size())
                        .filter(tile ->
                                !allowed.containsAll(restrictedOfSet.get(zoneSets.setOf(tile))))
                        .mapToObj(grid::tile)
                        .toList();
        return Ground.of(closed.isEmpty() ? grid : grid.blocking(closed));
    }
}
