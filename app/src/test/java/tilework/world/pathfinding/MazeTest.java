package tilework.world.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;

/** Big floors are solved, or it is said why not. */
class MazeTest {
    private static final int SIDE = 201;

    private final Pathfinder pathfinder = new BreadthFirstPathfinder(DistanceFields.NONE);

    @Test
    void a_maze_of_200_by_200_is_solved_or_the_answer_says_that_it_is_too_far() {
        Grid maze = maze(new Random(11));
        Ground ground = Ground.of(maze);
        int start = maze.index(new Tile(1, 1));
        int solved = 0;
        int tooFar = 0;
        for (int row = 1; row < SIDE; row += 10) {
            for (int column = 1; column < SIDE; column += 10) {
                switch (pathfinder.toward(ground, start, maze.index(new Tile(column, row)))) {
                    case Route.Found(var steps) -> {
                        solved++;
                        assertThat(steps).hasSizeLessThanOrEqualTo(Pathfinder.MAX_STEPS);
                        assertThat(end(maze, steps)).isEqualTo(new Tile(column, row));
                    }
                    case Route.TooFar() -> tooFar++;
                    case Route.NoWay() -> throw new AssertionError("a maze has no closed part");
                }
            }
        }
        assertThat(solved).isGreaterThan(20);
        assertThat(solved + tooFar).isEqualTo(400);
    }

    @Test
    void a_way_of_the_greatest_length_is_found_and_a_longer_one_is_too_far() {
        Grid corridor = Grid.of(2_000, 1, new BitSet());
        Ground ground = Ground.of(corridor);

        assertThat(pathfinder.toward(ground, 0, Pathfinder.MAX_STEPS))
                .isEqualTo(
                        new Route.Found(
                                Collections.nCopies(Pathfinder.MAX_STEPS, Direction.RIGHT)));
        assertThat(pathfinder.toward(ground, 0, Pathfinder.MAX_STEPS + 1))
                .isInstanceOf(Route.TooFar.class);
    }

    @Test
    void a_search_that_would_take_too_long_is_too_far_too() {
        Grid plain = Grid.of(1_200, 1_200, new BitSet());
        Ground ground = Ground.of(plain);
        int middle = plain.index(new Tile(600, 600));

        assertThat(pathfinder.toward(ground, middle, plain.index(new Tile(1_050, 1_050))))
                .isInstanceOf(Route.TooFar.class);
        assertThat(pathfinder.toward(ground, middle, plain.index(new Tile(800, 700))))
                .isInstanceOf(Route.Found.class);
    }

    private static Tile end(Grid maze, List<Direction> steps) {
        Tile tile = new Tile(1, 1);
        for (Direction step : steps) {
            tile = tile.step(step);
            assertThat(maze.isWalkable(tile)).isTrue();
        }
        return tile;
    }

    /** A maze of corridors one tile wide without loops, by depth-first search. */
    private static Grid maze(Random dice) {
        BitSet blocked = new BitSet();
        blocked.set(0, SIDE * SIDE);
        Deque<Tile> trail = new ArrayDeque<>(List.of(new Tile(1, 1)));
        blocked.clear(SIDE + 1);
        while (!trail.isEmpty()) {
            Tile here = trail.element();
            List<Direction> ways =
                    List.of(Direction.values()).stream()
                            .filter(way -> isSolid(blocked, here.step(way).step(way)))
                            .toList();
            if (ways.isEmpty()) {
                trail.remove();
            } else {
                Tile wall = here.step(ways.get(dice.nextInt(ways.size())));
                Tile next =
                        new Tile(2 * wall.column() - here.column(), 2 * wall.row() - here.row());
                blocked.clear(wall.row() * SIDE + wall.column());
                blocked.clear(next.row() * SIDE + next.column());
                trail.push(next);
            }
        }
        return Grid.of(SIDE, SIDE, blocked);
    }

    private static boolean isSolid(BitSet blocked, Tile tile) {
        return tile.column() > 0
                && tile.row() > 0
                && tile.column() < SIDE
                && tile.row() < SIDE
                && blocked.get(tile.row() * SIDE + tile.column());
    }
}
