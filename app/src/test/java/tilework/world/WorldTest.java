package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.People.enters;
import static tilework.world.People.person;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.Status;
import tilework.world.grid.Tile;

class WorldTest {
    private final WorldFixture office =
            new WorldFixture(
                    """
                    1..2...........
                    ...............
                    ........#......
                    """);

    @Test
    void who_comes_in_is_announced_once_and_known_from_then_on() {
        assertThat(office.apply(enters(ADA, office.map.tile('1'))))
                .containsExactly(new Change.Entered(ADA, person(ADA), 0));

        assertThat(office.world.population()).isEqualTo(1);
        assertThat(office.state(ADA).name()).isEqualTo("Person 1");
        assertThat(office.world.tileOf(ADA)).isEqualTo(office.map.tile('1'));
        assertThat(office.world.avatarOf(person(ADA))).isEqualTo(ADA);
    }

    @Test
    void who_leaves_is_gone_from_every_index() {
        office.place(ADA, '1');

        assertThat(office.apply(new Command.Leave(ADA, LeaveReason.LEFT)))
                .containsExactly(new Change.Left(ADA, person(ADA), LeaveReason.LEFT, 0));

        assertThat(office.world.population()).isZero();
        assertThat(office.world.state(ADA)).isNull();
        assertThat(office.world.avatarOf(person(ADA))).isNull();
        assertThat(office.world.populationOf(0)).isZero();
    }

    @Test
    void who_leaves_while_walking_takes_no_further_step() {
        office.place(ADA, '1');
        office.apply(new Command.WalkTo(ADA, office.map.tile('2')));
        office.apply(new Command.Leave(ADA, LeaveReason.LOST));

        assertThat(office.advance(20)).isEmpty();
        assertThat(office.world.isAtRest()).isTrue();
    }

    @Test
    void an_avatar_that_is_not_here_can_do_nothing() {
        for (Command command :
                List.of(
                        new Command.WalkTo(BO, new Tile(1, 1)),
                        new Command.Stop(BO),
                        new Command.Say(BO, "hello"),
                        new Command.Leave(BO, LeaveReason.LEFT))) {
            assertThat(office.apply(command)).isEmpty();
        }
    }

    @Test
    void asking_where_somebody_is_who_is_not_here_is_an_error() {
        assertThatThrownBy(() -> office.world.tileOf(BO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not on floor hq");
    }

    @Test
    void an_avatar_that_comes_in_twice_is_here_once() {
        office.place(ADA, '1');

        assertThat(office.apply(enters(ADA, office.map.tile('2')))).isEmpty();
        assertThat(office.world.tileOf(ADA)).isEqualTo(office.map.tile('1'));
    }

    @Test
    void a_person_who_comes_in_again_leaves_no_second_body_behind() {
        office.place(ADA, '1');
        AvatarId second = new AvatarId(77);

        List<Change> changes =
                office.apply(
                        new Command.Enter(
                                second,
                                person(ADA),
                                "Ada",
                                Look.PLAIN,
                                Status.AVAILABLE,
                                new Arrival.AtStart("")));

        assertThat(changes.getFirst())
                .isEqualTo(new Change.Left(ADA, person(ADA), LeaveReason.LOST, 0));
        assertThat(office.world.population()).isEqualTo(1);
        assertThat(office.world.avatarOf(person(ADA))).isEqualTo(second);
    }

    @Test
    void a_status_is_told_when_it_changes_and_only_then() {
        office.place(ADA, '1');

        assertThat(office.apply(new Command.SetStatus(ADA, Status.BUSY)))
                .containsExactly(new Change.StatusSet(ADA, person(ADA), Status.BUSY, 0));
        assertThat(office.apply(new Command.SetStatus(ADA, Status.BUSY))).isEmpty();
        assertThat(office.state(ADA).status()).isEqualTo(Status.BUSY);
    }

    @Test
    void a_raised_hand_stays_up_until_it_is_taken_down() {
        office.place(ADA, '1');

        assertThat(office.apply(new Command.MakeGesture(ADA, GestureKind.HAND_UP))).hasSize(1);
        assertThat(office.apply(new Command.MakeGesture(ADA, GestureKind.HAND_UP))).isEmpty();
        assertThat(office.state(ADA).handUp()).isTrue();

        assertThat(office.apply(new Command.MakeGesture(ADA, GestureKind.HAND_DOWN))).hasSize(1);
        assertThat(office.state(ADA).handUp()).isFalse();
    }

    @Test
    void one_can_wave_twice() {
        office.place(ADA, '1');
        Command wave = new Command.MakeGesture(ADA, GestureKind.WAVE);

        assertThat(office.apply(wave))
                .isEqualTo(office.apply(wave))
                .containsExactly(new Change.GestureMade(ADA, GestureKind.WAVE, 0));
    }

    @Test
    void words_and_clothes_are_told_to_those_around() {
        office.place(ADA, '1');
        Look look = new Look(1, 2, 3, 4, 5, 6, 7, 8);

        assertThat(office.apply(new Command.Say(ADA, "hello")))
                .containsExactly(new Change.Said(ADA, "hello", 0));
        assertThat(office.apply(new Command.Dress(ADA, "Ada L.", look)))
                .containsExactly(new Change.Dressed(ADA, person(ADA), 0));
        assertThat(office.apply(new Command.Dress(ADA, "Ada L.", look))).isEmpty();
        assertThat(office.state(ADA).name()).isEqualTo("Ada L.");
        assertThat(office.state(ADA).look()).isEqualTo(look);
    }

    @Test
    void those_in_a_cell_are_given_in_the_order_of_their_ids() {
        for (int id : List.of(5, 1, 3, 2, 4)) {
            office.place(new AvatarId(id), '1');
        }
        List<Integer> ids = new ArrayList<>();
        office.world.forEachIn(0, state -> ids.add(state.id().value()));

        assertThat(ids).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void a_state_once_given_does_not_change() {
        office.place(ADA, '1');
        AvatarState before = office.state(ADA);
        office.apply(new Command.SetStatus(ADA, Status.AWAY));

        assertThat(before.status()).isEqualTo(Status.AVAILABLE);
        assertThat(office.state(ADA).status()).isEqualTo(Status.AWAY);
    }
}
