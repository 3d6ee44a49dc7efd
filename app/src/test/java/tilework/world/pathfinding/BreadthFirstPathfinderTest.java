package tilework.world.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.pathfinding.RouteFixture.letters;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilework.world.TextMap;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;

class BreadthFirstPathfinderTest {
    @Test
    void a_way_over_open_ground_has_one_turn() {
        RouteFixture open = new RouteFixture(TextMap.open(12, 8), DistanceFields.NONE);

        assertThat(letters(open.route(new Tile(1, 1), new Tile(6, 3)))).isEqualTo("RRRRRDD");
        assertThat(letters(open.route(new Tile(6, 3), new Tile(4, 0)))).isEqualTo("UUULL");
    }

    @Test
    void a_way_goes_around_walls() {
        RouteFixture walls =
                new RouteFixture(
                        """
                        1.#.2
                        ..#..
                        ..#..
                        .....
                        """);

        assertThat(letters(walls.route('1', '2'))).isEqualTo("DDDRRRRUUU");
    }

    @Test
    void who_is_there_already_has_no_steps_to_take() {
        RouteFixture open = new RouteFixture("1..");

        assertThat(open.route('1', '1')).isEqualTo(new Route.Found(java.util.List.of()));
    }

    @Test
    void a_blocked_target_becomes_the_nearest_tile_and_then_the_shortest_way() {
        RouteFixture island =
                new RouteFixture(
                        """
                        1.......
                        ..####..
                        ..####..
                        ........
                        """);

        assertThat(letters(island.route(new Tile(0, 0), new Tile(3, 1)))).isEqualTo("RRR");
        assertThat(letters(island.route(new Tile(0, 2), new Tile(2, 2)))).isEqualTo("R");
    }

    @Test
    void a_target_behind_walls_becomes_the_tile_nearest_to_it_on_this_side() {
        RouteFixture vault =
                new RouteFixture(
                        """
                        ........
                        ...#####
                        ...#...#
                        1..#.2.#
                        ...#####
                        """);

        assertThat(letters(vault.route('1', '2'))).isEqualTo("RR");
    }

    @Test
    void who_is_walled_in_has_no_way() {
        RouteFixture cell = new RouteFixture("1#2\n##.");

        assertThat(cell.route('1', '2')).isInstanceOf(Route.NoWay.class);
    }

    @Test
    void of_several_targets_the_one_with_the_fewest_steps_wins() {
        RouteFixture walls =
                new RouteFixture(
                        """
                        .#.....
                        .#.....
                        ......2
                        """);
        Route route = walls.toNearest(new Tile(0, 0), new Tile(2, 0), new Tile(5, 2));

        assertThat(letters(route)).isEqualTo("DDRRUU");
        assertThat(walls.toNearest(new Tile(0, 0), new Tile(1, 0))).isInstanceOf(Route.NoWay.class);
    }

    @Test
    void ways_are_as_short_as_a_plain_search_finds_them() {
        Random dice = new Random(3);
        for (int round = 0; round < 60; round++) {
            Grid grid = randomGrid(dice, 24, 17);
            int[] walkable = IntStream.range(0, grid.size()).filter(grid::isWalkable).toArray();
            Ground ground = Ground.of(grid);
            Pathfinder pathfinder = new BreadthFirstPathfinder(DistanceFields.NONE);
            Pathfinder withFields = new BreadthFirstPathfinder(DistanceField::of);
            for (int pair = 0; pair < 20; pair++) {
                int from = walkable[dice.nextInt(walkable.length)];
                int target = dice.nextInt(grid.size());
                int shortest = plainDistances(grid, from)[target];
                Route route = pathfinder.toward(ground, from, target);
                assertThat(withFields.toward(ground, from, target)).isEqualTo(route);
                if (shortest >= 0 && route instanceof Route.Found(var steps)) {
                    assertThat(steps).hasSize(shortest);
                    assertThat(endOf(grid, from, steps)).isEqualTo(target);
                } else if (route instanceof Route.Found(var steps)) {
                    assertThat(grid.isWalkable(endOf(grid, from, steps))).isTrue();
                }
            }
        }
    }

    private static int endOf(Grid grid, int from, Iterable<Direction> steps) {
        Tile tile = grid.tile(from);
        for (Direction step : steps) {
            tile = tile.step(step);
            assertThat(grid.isWalkable(tile)).isTrue();
        }
        return grid.index(tile);
    }

    private static Grid randomGrid(Random dice, int columns, int rows) {
        BitSet blocked = new BitSet();
        IntStream.range(1, columns * rows)
                .filter(tile -> dice.nextInt(10) < 3)
                .forEach(blocked::set);
        return Grid.of(columns, rows, blocked);
    }

    /** Steps from a tile to each other, -1 for none: written to be obviously right. */
    private static int[] plainDistances(Grid grid, int from) {
        int[] distances = new int[grid.size()];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        Deque<Tile> open = new ArrayDeque<>();
        open.add(grid.tile(from));
        while (!open.isEmpty()) {
            Tile tile = open.remove();
            for (Direction direction : Direction.values()) {
                Tile next = tile.step(direction);
                if (grid.isWalkable(next) && distances[grid.index(next)] < 0) {
                    distances[grid.index(next)] = distances[grid.index(tile)] + 1;
                    open.add(next);
                }
            }
        }
        return distances;
    }

    @Test
    void a_target_far_from_anything_that_can_be_reached_is_too_far() {
        int columns = 2 * BreadthFirstPathfinder.NEAR_TILES;
        BitSet blocked = new BitSet();
        blocked.set(2, columns);
        Grid cliff = Grid.of(columns, 1, blocked);
        var pathfinder = new BreadthFirstPathfinder(DistanceFields.NONE);
        Ground ground = Ground.of(cliff);

        assertThat(pathfinder.toward(ground, 0, 1 + BreadthFirstPathfinder.NEAR_TILES))
                .isEqualTo(new Route.Found(java.util.List.of(Direction.RIGHT)));
        assertThat(pathfinder.toward(ground, 0, 2 + BreadthFirstPathfinder.NEAR_TILES))
                .isEqualTo(new Route.TooFar());
    }
}
