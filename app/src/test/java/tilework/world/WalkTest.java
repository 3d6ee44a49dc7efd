package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.grid.Direction.DOWN;
import static tilework.world.grid.Direction.LEFT;
import static tilework.world.grid.Direction.RIGHT;
import static tilework.world.grid.Direction.UP;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.Path;
import tilework.world.grid.Tile;

class WalkTest {
    private final WorldFixture office =
            new WorldFixture(
                    """
                    1....2....
                    .###......
                    .#4#..####
                    .###..#...
                    ......#.3.
                    """);
    private final World world = office.world;

    @Test
    void a_walk_begins_at_the_next_tick_and_takes_three_ticks_for_a_tile() {
        office.place(ADA, '1');
        int now = world.tick();

        assertThat(office.apply(new Command.WalkTo(ADA, new Tile(2, 0))))
                .containsExactly(
                        new Change.Walked(
                                ADA,
                                new Path(new Tile(0, 0), now + 1, List.of(RIGHT, RIGHT), RIGHT),
                                0));

        office.advance(3);
        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(0, 0));
        office.advance(1);
        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(1, 0));
        office.advance(3);
        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(2, 0));
        assertThat(world.isAtRest()).isTrue();
    }

    @Test
    void the_path_of_a_state_has_no_finished_steps() {
        office.place(ADA, '1');
        int now = world.tick();
        office.apply(new Command.WalkTo(ADA, new Tile(3, 0)));
        office.advance(5);

        assertThat(office.path(ADA))
                .isEqualTo(new Path(new Tile(1, 0), now + 4, List.of(RIGHT, RIGHT), RIGHT));
        office.settle();
        assertThat(office.path(ADA))
                .isEqualTo(new Path(new Tile(3, 0), now + 10, List.of(), RIGHT));
    }

    @Test
    void a_walk_that_changes_in_mid_step_finishes_the_step_first() {
        office.place(ADA, '1');
        int start = world.tick() + 1;
        office.apply(new Command.WalkTo(ADA, office.map.tile('2')));
        office.advance(5);

        assertThat(office.apply(new Command.WalkTo(ADA, office.map.tile('1'))))
                .containsExactly(
                        new Change.Walked(
                                ADA,
                                new Path(
                                        new Tile(1, 0),
                                        start + 3,
                                        List.of(RIGHT, LEFT, LEFT),
                                        LEFT),
                                0));
        office.settle();
        assertThat(world.tileOf(ADA)).isEqualTo(office.map.tile('1'));
    }

    @Test
    void a_walk_that_has_not_begun_is_replaced_whole() {
        office.place(ADA, '1');
        int now = world.tick();
        office.apply(new Command.Head(ADA, RIGHT));
        office.apply(new Command.Head(ADA, DOWN));

        assertThat(office.path(ADA))
                .isEqualTo(new Path(new Tile(0, 0), now + 1, Collections.nCopies(4, DOWN), DOWN));
    }

    @Test
    void a_stop_ends_the_walk_on_the_next_whole_tile() {
        office.place(ADA, '1');
        int start = world.tick() + 1;
        office.apply(new Command.Head(ADA, RIGHT));
        office.advance(2);

        assertThat(office.apply(new Command.Stop(ADA)))
                .containsExactly(
                        new Change.Walked(
                                ADA, new Path(new Tile(0, 0), start, List.of(RIGHT), RIGHT), 0));
        office.settle();
        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(1, 0));
    }

    @Test
    void a_stop_of_somebody_who_stands_or_stops_tells_nothing() {
        office.place(ADA, '1');
        assertThat(office.apply(new Command.Stop(ADA))).isEmpty();
        office.apply(new Command.Head(ADA, RIGHT));
        office.advance(2);
        office.apply(new Command.Stop(ADA));

        assertThat(office.apply(new Command.Stop(ADA))).isEmpty();
    }

    @Test
    void a_held_key_walks_straight_until_something_blocks() {
        office.place(ADA, '2');
        office.apply(new Command.Head(ADA, DOWN));
        office.settle();

        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(5, 4));
    }

    @Test
    void a_held_key_into_a_wall_turns_and_a_repeated_one_tells_nothing() {
        office.place(ADA, new Tile(2, 0));

        assertThat(office.apply(new Command.Head(ADA, UP))).hasSize(1);
        assertThat(office.path(ADA).steps()).isEmpty();
        assertThat(office.path(ADA).facing()).isEqualTo(UP);
        assertThat(office.apply(new Command.Head(ADA, UP))).isEmpty();
        office.advance(1);
        assertThat(world.isAtRest()).isTrue();
    }

    @Test
    void the_same_key_while_walking_tells_nothing() {
        office.place(ADA, '1');
        office.apply(new Command.Head(ADA, RIGHT));
        office.advance(7);

        assertThat(office.apply(new Command.Head(ADA, RIGHT))).isEmpty();
    }

    @Test
    void a_walk_to_a_blocked_tile_ends_as_near_as_one_can_get() {
        office.place(ADA, '2');
        office.apply(new Command.WalkTo(ADA, new Tile(6, 3)));
        office.settle();

        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(5, 3));
    }

    @Test
    void a_walk_to_a_closed_place_ends_as_near_as_one_can_get() {
        office.place(ADA, new Tile(0, 4));
        office.apply(new Command.WalkTo(ADA, office.map.tile('3')));
        office.settle();

        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(5, 4));
    }

    @Test
    void who_clicks_a_wall_beside_them_turns_to_it() {
        office.place(ADA, new Tile(2, 0));
        office.apply(new Command.WalkTo(ADA, new Tile(2, 1)));

        assertThat(office.path(ADA).steps()).isEmpty();
        assertThat(office.path(ADA).facing()).isEqualTo(DOWN);
    }

    @Test
    void who_is_walled_in_is_told_that_there_is_no_way() {
        office.place(ADA, '4');

        assertThat(office.apply(new Command.WalkTo(ADA, office.map.tile('1'))))
                .containsExactly(new Change.Refused(ADA, RefusalReason.NO_WAY));
    }

    @Test
    void targets_out_of_the_map_are_refused_and_the_walk_goes_on() {
        office.place(ADA, '1');
        office.apply(new Command.Head(ADA, RIGHT));
        Path before = office.path(ADA);

        for (Tile outside :
                List.of(
                        new Tile(-1, 0),
                        new Tile(10, 0),
                        new Tile(0, 5),
                        new Tile(Integer.MAX_VALUE, Integer.MIN_VALUE))) {
            assertThat(office.apply(new Command.WalkTo(ADA, outside)))
                    .containsExactly(new Change.Refused(ADA, RefusalReason.OUT_OF_MAP));
        }
        assertThat(office.path(ADA)).isEqualTo(before);
    }

    @Test
    void avatars_walk_through_each_other() {
        office.place(ADA, '1');
        office.place(BO, new Tile(3, 0));
        office.apply(new Command.WalkTo(ADA, office.map.tile('2')));
        office.settle();

        assertThat(world.tileOf(ADA)).isEqualTo(office.map.tile('2'));
    }

    @Test
    void crossing_into_another_cell_is_told_at_the_tick_of_the_step() {
        office.place(ADA, new Tile(7, 0));
        office.apply(new Command.WalkTo(ADA, new Tile(8, 0)));

        assertThat(office.advance(3)).isEmpty();
        assertThat(office.advance(1)).containsExactly(new Change.Crossed(ADA, 0, 1));
        assertThat(world.cellOf(ADA)).isEqualTo(1);
    }

    @Test
    void the_longest_held_key_fits_into_a_path() {
        WorldFixture corridor = new WorldFixture(TextMap.open(3_000, 1));
        corridor.place(ADA, new Tile(0, 0));
        corridor.apply(new Command.Head(ADA, RIGHT));
        corridor.advance(2);
        corridor.apply(new Command.Head(ADA, LEFT));
        corridor.advance(10);
        corridor.apply(new Command.Head(ADA, RIGHT));

        assertThat(corridor.path(ADA).steps().size()).isBetween(1_000, Path.MAX_STEPS);
        assertThat(corridor.apply(new Command.WalkTo(ADA, new Tile(2_999, 0))))
                .containsExactly(new Change.Refused(ADA, RefusalReason.TOO_FAR));
    }

    @Test
    void the_order_in_which_people_ask_changes_nobodys_walk() {
        WorldFixture other = new WorldFixture(office.map);
        for (WorldFixture each : List.of(office, other)) {
            each.place(ADA, '1');
            each.place(BO, '2');
        }
        Command walk = new Command.WalkTo(ADA, new Tile(5, 4));
        Command head = new Command.Head(BO, LEFT);
        office.apply(walk);
        office.apply(head);
        other.apply(head);
        other.apply(walk);

        for (int tick = 0; tick < 40; tick++) {
            assertThat(office.state(ADA)).isEqualTo(other.state(ADA));
            assertThat(office.state(BO)).isEqualTo(other.state(BO));
            assertThat(office.advance(1)).containsExactlyInAnyOrderElementsOf(other.advance(1));
        }
    }

    @Test
    void after_a_rest_of_many_ticks_a_walk_is_as_any_other() {
        office.place(ADA, '1');
        office.apply(new Command.WalkTo(ADA, new Tile(2, 0)));
        office.advance(1);
        office.apply(new Command.Stop(ADA));
        office.advance(6);
        int before = world.tick();

        world.rest(100_000);

        assertThat(world.tick()).isEqualTo(before + 100_000);
        Tile from = world.tileOf(ADA);
        office.apply(new Command.Head(ADA, RIGHT));
        office.advance(4);
        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(from.column() + 1, from.row()));
    }
}
