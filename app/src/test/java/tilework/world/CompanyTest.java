package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.People.CY;
import static tilework.world.People.person;
import static tilework.world.grid.Direction.DOWN;
import static tilework.world.grid.Direction.LEFT;
import static tilework.world.grid.Direction.RIGHT;
import static tilework.world.grid.Direction.UP;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Tile;

/** Walking to a person. */
class CompanyTest {
    private final WorldFixture office =
            new WorldFixture(
                    """
                    1.........
                    ..........
                    .....2....
                    ..........
                    """);
    private final World world = office.world;

    @Test
    void one_stands_beside_the_person_and_looks_at_them() {
        office.place(ADA, '1');
        office.place(BO, '2');
        office.apply(new Command.WalkToPerson(ADA, person(BO)));
        office.settle();

        assertThat(world.tileOf(ADA).distanceTiles(world.tileOf(BO))).isEqualTo(1);
        assertThat(world.tileOf(ADA).step(office.path(ADA).facing())).isEqualTo(world.tileOf(BO));
    }

    @Test
    void who_arrives_with_another_facing_turns_on_arrival() {
        WorldFixture bend =
                new WorldFixture(
                        """
                        1.#
                        #.#
                        2.#
                        """);
        bend.place(ADA, '1');
        bend.place(BO, '2');
        bend.apply(new Command.WalkToPerson(ADA, person(BO)));
        assertThat(bend.path(ADA).facing()).isEqualTo(DOWN);
        bend.settle();

        assertThat(bend.path(ADA).facing()).isEqualTo(LEFT);
    }

    @Test
    void who_is_beside_them_already_only_turns() {
        office.place(ADA, new Tile(4, 2));
        office.place(BO, '2');

        assertThat(office.apply(new Command.WalkToPerson(ADA, person(BO)))).hasSize(1);
        assertThat(office.path(ADA).steps()).isEmpty();
        assertThat(office.path(ADA).facing()).isEqualTo(RIGHT);
    }

    @Test
    void several_who_come_to_the_same_person_do_not_stand_on_one_tile() {
        office.place(BO, '2');
        Set<Tile> tiles = new HashSet<>();
        for (int id = 10; id < 22; id++) {
            office.place(new AvatarId(id), '1');
            office.apply(new Command.WalkToPerson(new AvatarId(id), person(BO)));
        }
        office.settle();
        for (int id = 10; id < 22; id++) {
            assertThat(tiles.add(world.tileOf(new AvatarId(id)))).isTrue();
            assertThat(world.tileOf(new AvatarId(id)).distanceTiles(world.tileOf(BO)))
                    .isBetween(1, 3);
        }
    }

    @Test
    void nobody_is_sent_to_a_tile_behind_the_persons_wall() {
        WorldFixture rooms =
                new WorldFixture(
                        """
                        1......
                        ####.##
                        .2.....
                        """);
        rooms.place(ADA, '1');
        rooms.place(BO, '2');
        rooms.apply(new Command.WalkToPerson(ADA, person(BO)));
        rooms.settle();

        assertThat(rooms.world.tileOf(ADA)).isEqualTo(new Tile(2, 2));
    }

    @Test
    void one_goes_to_where_a_walking_person_will_stand() {
        office.place(ADA, '1');
        office.place(BO, '2');
        office.apply(new Command.WalkTo(BO, new Tile(9, 3)));
        office.apply(new Command.WalkToPerson(ADA, person(BO)));
        office.settle();

        assertThat(world.tileOf(ADA).distanceTiles(new Tile(9, 3))).isEqualTo(1);
    }

    @Test
    void who_finds_the_person_gone_just_stands_there() {
        office.place(ADA, '1');
        office.place(BO, '2');
        office.apply(new Command.WalkToPerson(ADA, person(BO)));
        office.advance(3);
        office.apply(new Command.Leave(BO, LeaveReason.LEFT));

        assertThat(office.settle()).noneMatch(Change.Walked.class::isInstance);
    }

    @Test
    void who_changes_their_mind_does_not_turn_to_the_person_in_the_end() {
        office.place(ADA, '1');
        office.place(BO, '2');
        office.apply(new Command.WalkToPerson(ADA, person(BO)));
        office.advance(2);
        office.apply(new Command.WalkTo(ADA, new Tile(5, 0)));
        office.settle();

        assertThat(office.path(ADA).facing()).isEqualTo(RIGHT);
    }

    @Test
    void a_person_who_is_not_on_the_floor_cannot_be_walked_to() {
        office.place(ADA, '1');

        assertThat(office.apply(new Command.WalkToPerson(ADA, new PersonId(99))))
                .containsExactly(new Change.Refused(ADA, RefusalReason.NOT_HERE));
    }

    @Test
    void walking_to_oneself_is_standing_still() {
        office.place(ADA, '1');

        assertThat(office.apply(new Command.WalkToPerson(ADA, person(ADA)))).isEmpty();
        office.advance(1);
        assertThat(world.isAtRest()).isTrue();
    }

    @Test
    void in_a_dead_end_one_shares_the_last_tile_beside_them() {
        WorldFixture deadEnd = new WorldFixture("2.#\n#1#");
        deadEnd.place(BO, '2');
        deadEnd.place(CY, new Tile(1, 0));
        deadEnd.place(ADA, '1');
        deadEnd.place(new AvatarId(4), '1');
        deadEnd.apply(new Command.WalkToPerson(new AvatarId(4), person(BO)));
        deadEnd.settle();

        assertThat(deadEnd.world.tileOf(new AvatarId(4))).isEqualTo(new Tile(1, 0));
        assertThat(List.of(UP, LEFT)).contains(deadEnd.path(new AvatarId(4)).facing());
    }
}
