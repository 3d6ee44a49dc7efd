package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.People.CY;
import static tilework.world.People.person;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;
import tilework.world.groups.GroupRules;

class GroupTest {
    private static final int DWELL = GroupRules.DEFAULT.dwellTicks();
    private static final AvatarId DI = new AvatarId(4);
    private static final AvatarId EL = new AvatarId(5);

    private final WorldFixture hall = new WorldFixture(TextMap.open(30, 3));
    private final World world = hall.world;

    @Test
    void two_who_stand_near_each_other_come_together_after_the_dwell_time() {
        hall.place(ADA, new Tile(0, 0));
        hall.place(BO, new Tile(2, 2));

        assertThat(hall.advance(DWELL)).isEmpty();
        assertThat(hall.advance(1))
                .containsExactly(
                        new Change.GroupSet(ADA, person(ADA), 1, 0),
                        new Change.GroupSet(BO, person(BO), 1, 0),
                        new Change.GroupChanged(ADA, new GroupId(1)));
        assertThat(world.groupOf(BO))
                .isEqualTo(new Group(new GroupId(1), Group.NO_ZONE, false, List.of(ADA, BO)));
        assertThat(hall.state(ADA).group()).isEqualTo(1);
        assertThat(world.isAtRest()).isTrue();
    }

    @Test
    void three_tiles_away_is_too_far_to_come_together_and_near_enough_to_stay() {
        hall.place(ADA, new Tile(0, 0));
        hall.place(BO, new Tile(3, 0));
        hall.settle();
        assertThat(world.groupCount()).isZero();

        walk(BO, 2);
        assertThat(hall.groupOf(ADA)).containsExactly(ADA, BO);
        walk(BO, 3);
        assertThat(hall.groupOf(ADA)).containsExactly(ADA, BO);
        walk(BO, 4);
        assertThat(hall.groupOf(ADA)).isEmpty();
        assertThat(world.groupCount()).isZero();
    }

    @Test
    void who_passes_by_without_stopping_starts_anew_each_time() {
        WorldFixture slow = with(new GroupRules(2, 3, 60, 12));
        slow.place(ADA, new Tile(10, 0));
        slow.place(BO, new Tile(0, 0));
        for (int round = 0; round < 5; round++) {
            slow.apply(new Command.WalkTo(BO, new Tile(20, 0)));
            slow.settle();
            slow.apply(new Command.WalkTo(BO, new Tile(0, 0)));
            slow.settle();
        }

        assertThat(slow.world.groupCount()).isZero();
    }

    @Test
    void sound_does_not_pass_a_wall() {
        WorldFixture rooms = new WorldFixture("1#2\n.#.\n.#.\n...");
        rooms.place(ADA, '1');
        rooms.place(BO, '2');
        rooms.settle();

        assertThat(rooms.world.groupCount()).isZero();
    }

    @Test
    void sound_bends_around_a_corner() {
        WorldFixture corner = new WorldFixture("#2\n1.");
        corner.place(ADA, '1');
        corner.place(BO, '2');
        corner.settle();

        assertThat(corner.groupOf(BO)).containsExactly(ADA, BO);
    }

    @Test
    void who_goes_through_a_door_is_out_of_the_group() {
        WorldFixture rooms = new WorldFixture("1.#...\n.2....\n..#..3");
        rooms.place(ADA, '1');
        rooms.place(BO, '2');
        rooms.settle();
        assertThat(rooms.groupOf(ADA)).containsExactly(ADA, BO);

        rooms.apply(new Command.WalkTo(BO, new Tile(3, 0)));
        rooms.settle();

        assertThat(rooms.groupOf(ADA)).isEmpty();
    }

    @Test
    void two_who_walk_take_in_somebody_whom_they_pass() {
        hall.place(ADA, new Tile(0, 0));
        hall.place(BO, new Tile(0, 1));
        hall.place(CY, new Tile(12, 1));
        hall.settle();
        hall.apply(new Command.WalkTo(ADA, new Tile(25, 0)));
        hall.apply(new Command.WalkTo(BO, new Tile(25, 1)));

        hall.advance(12 * 3);
        assertThat(hall.groupOf(CY)).containsExactly(ADA, BO, CY);
        hall.settle();
        assertThat(hall.groupOf(CY)).isEmpty();
        assertThat(hall.groupOf(ADA)).containsExactly(ADA, BO);
    }

    @Test
    void of_a_group_that_splits_the_larger_side_keeps_the_number() {
        placeInRow(0, 2, 4, 6, 8);
        hall.settle();
        int number = hall.state(ADA).group();
        assertThat(hall.groupOf(ADA)).hasSize(5);

        hall.apply(new Command.Leave(BO, LeaveReason.LEFT));
        assertThat(hall.groupOf(ADA)).hasSize(4).doesNotContain(BO);
        hall.advance(1);

        assertThat(hall.groupOf(ADA)).isEmpty();
        assertThat(hall.groupOf(DI)).containsExactly(CY, DI, EL);
        assertThat(hall.state(DI).group()).isEqualTo(number);
    }

    @Test
    void of_two_sides_of_one_size_that_of_the_lowest_keeps_the_number() {
        placeInRow(4, 2, 0, 6, 8);
        hall.settle();
        int number = hall.state(ADA).group();

        hall.apply(new Command.Leave(ADA, LeaveReason.LEFT));
        hall.advance(1);

        assertThat(hall.groupOf(BO)).containsExactly(BO, CY);
        assertThat(hall.groupOf(DI)).containsExactly(DI, EL);
        assertThat(hall.state(BO).group()).isEqualTo(number);
        assertThat(hall.state(DI).group()).isEqualTo(number + 1);
    }

    @Test
    void nobody_comes_into_a_locked_group_until_it_is_open_again() {
        placeInRow(0, 1);
        hall.settle();

        assertThat(hall.apply(new Command.LockGroup(BO, true))).isEmpty();
        assertThat(hall.settle()).containsExactly(new Change.GroupChanged(ADA, new GroupId(1)));
        hall.place(CY, new Tile(2, 0));
        hall.settle();
        assertThat(hall.groupOf(ADA)).containsExactly(ADA, BO);
        assertThat(hall.groupOf(CY)).isEmpty();

        hall.apply(new Command.LockGroup(ADA, false));
        hall.settle();
        assertThat(hall.groupOf(CY)).containsExactly(ADA, BO, CY);
    }

    @Test
    void a_group_that_ends_is_told_under_its_lowest_former_member() {
        placeInRow(0, 1);
        hall.settle();
        hall.apply(new Command.Leave(ADA, LeaveReason.LEFT));

        assertThat(hall.advance(1))
                .containsExactly(
                        new Change.GroupSet(BO, person(BO), 0, 0),
                        new Change.GroupChanged(ADA, new GroupId(1)));
        assertThat(world.group(new GroupId(1))).isNull();
        assertThat(world.groupOf(ADA)).isNull();
    }

    @Test
    void somebody_who_stands_idle_beside_a_full_group_is_taken_in_when_there_is_room() {
        WorldFixture small = with(new GroupRules(2, 3, 5, 2));
        small.place(ADA, new Tile(0, 0));
        small.place(BO, new Tile(0, 1));
        small.settle();
        small.place(CY, new Tile(1, 1));
        small.settle();
        assertThat(small.groupOf(CY)).isEmpty();

        small.apply(new Command.Leave(ADA, LeaveReason.LEFT));
        small.settle();

        assertThat(small.groupOf(CY)).containsExactly(BO, CY);
    }

    @Test
    void who_does_not_want_to_be_disturbed_is_in_no_group() {
        placeInRow(0, 1, 2);
        hall.settle();
        hall.apply(new Command.SetStatus(BO, Status.DO_NOT_DISTURB));
        hall.settle();
        assertThat(hall.groupOf(BO)).isEmpty();
        assertThat(hall.groupOf(ADA)).containsExactly(ADA, CY);

        hall.apply(new Command.SetStatus(BO, Status.AVAILABLE));
        hall.settle();
        assertThat(hall.groupOf(BO)).containsExactly(ADA, BO, CY);
    }

    @Test
    void who_loses_the_connection_stays_in_the_group_or_out_of_it() {
        placeInRow(0, 1, 2);
        hall.apply(new Command.SetStatus(CY, Status.DO_NOT_DISTURB));
        hall.settle();

        for (AvatarId avatar : List.of(BO, CY)) {
            hall.apply(new Command.SetStatus(avatar, Status.RECONNECTING));
        }
        hall.settle();

        assertThat(hall.groupOf(ADA)).containsExactly(ADA, BO);
    }

    @Test
    void nothing_is_due_at_rest_and_all_is_as_before_after_it() {
        placeInRow(0, 1);
        hall.settle();
        world.rest(10_000);
        hall.place(CY, new Tile(2, 1));

        hall.advance(DWELL);
        assertThat(hall.groupOf(CY)).isEmpty();
        hall.advance(1);
        assertThat(hall.groupOf(CY)).containsExactly(ADA, BO, CY);
    }

    private void walk(AvatarId avatar, int column) {
        hall.apply(new Command.WalkTo(avatar, new Tile(column, 0)));
        hall.settle();
    }

    /** Avatars 1, 2, ... in these columns. */
    private void placeInRow(int... columns) {
        for (int i = 0; i < columns.length; i++) {
            Tile tile = new Tile(columns[i], 0);
            hall.world.apply(
                    People.enters(new AvatarId(i + 1), new Arrival.AtTile(tile, Direction.UP)));
        }
        world.takeChanges();
    }

    private static WorldFixture with(GroupRules rules) {
        TextMap map = TextMap.open(30, 3);
        return new WorldFixture(map, map.plan(), new WorldSettings(3, 0, rules));
    }
}
