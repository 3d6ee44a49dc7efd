package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilework.office.Place;
import tilework.office.Roster;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.protocol.ClientCommand;
import tilework.protocol.wire.Refresh;
import tilework.world.Command;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;

class TickLoopTest {
    private static final FloorId HQ = new FloorId("hq");
    private static final long SECOND_NANOS = 1_000_000_000L;

    private final Fixture.RecordingOffice office = new Fixture.RecordingOffice();
    private final Fixture.MailboxFloors floors = new Fixture.MailboxFloors();
    private final Roster roster = new Roster();
    private long nowNanos = SECOND_NANOS;
    private final TestFloor floor = floor(32, 24);

    private TestFloor floor(int columns, int rows) {
        var plan = Fixture.plan("hq", columns, rows, null, new SplittableRandom(1));
        return new TestFloor(plan, 20_000, office, floors, roster, () -> nowNanos);
    }

    @Test
    void the_first_frame_tells_everything() {
        TestLink bo = connect(floor, 2);
        TestLink ada = connect(floor, 1);

        assertThat(ada.replica.frames).isEqualTo(1);
        var welcome = Objects.requireNonNull(ada.replica.welcome);
        assertThat(welcome.getColumns()).isEqualTo(32);
        assertThat(welcome.getRows()).isEqualTo(24);
        assertThat(welcome.getPerson()).isEqualTo(1);
        assertThat(welcome.getResumed()).isFalse();
        assertThat(ada.replica.roster).hasSize(2);
        floor.assertKnows(ada.replica);
        floor.assertKnows(bo.replica);
    }

    @Test
    void a_command_is_answered_at_once_and_names_the_tick_at_which_it_takes_effect() {
        TestLink ada = connect(floor, 1);
        pass(SECOND_NANOS);
        ada.ask(new ClientCommand.Head(Direction.UP));
        int frames = ada.replica.frames;

        nowNanos += 1_000_000;
        floor.loop.turn();

        assertThat(ada.replica.frames).isEqualTo(frames + 1);
        var walk = Objects.requireNonNull(ada.newest).getWalks(0);
        assertThat(walk.getStartOffset()).isEqualTo(1);
    }

    @Test
    void twenty_people_at_rest_cost_each_client_less_than_sixty_bytes_a_second() {
        List<TestLink> links = new ArrayList<>();
        for (int person = 1; person <= 20; person++) {
            links.add(connect(floor, person));
        }
        pass(30 * SECOND_NANOS);
        links.forEach(it -> it.replica.bytes = 0);
        links.forEach(it -> it.replica.frames = 0);

        pass(60 * SECOND_NANOS);

        for (TestLink link : links) {
            assertThat(link.replica.bytes).isLessThan(60 * 60);
            assertThat(link.replica.frames).isBetween(12, 13);
            assertThat(link.replica.healed).isEmpty();
        }
    }

    @Test
    void everybody_who_stands_is_told_of_again_within_five_seconds() {
        TestLink ada = connect(floor, 1);
        for (int person = 2; person <= 30; person++) {
            connect(floor, person);
        }
        Map<Integer, Integer> toldAtTick = new HashMap<>();
        for (int i = 0; i < 600; i++) {
            if (i % 100 < 50) {
                ada.ask(new ClientCommand.MakeGesture(GestureKind.WAVE));
            }
            pass(50_000_000);
            note(ada, toldAtTick);
            int tick = floor.world.tick();
            assertThat(toldAtTick.values()).allMatch(it -> tick - it <= 75 + 1);
        }
        assertThat(toldAtTick).hasSize(30);
    }

    private static void note(TestLink link, Map<Integer, Integer> toldAtTick) {
        var frame = Objects.requireNonNull(link.newest);
        for (Refresh refresh : frame.getRefreshesList()) {
            int avatar = 0;
            for (int difference : refresh.getAvatarsList()) {
                avatar += difference;
                toldAtTick.put(avatar, frame.getTick());
            }
        }
        frame.getEntersList().forEach(it -> toldAtTick.put(it.getAvatar(), frame.getTick()));
    }

    @Test
    void clients_with_the_same_window_share_one_frame() {
        List<TestLink> links = new ArrayList<>();
        for (int person = 1; person <= 50; person++) {
            links.add(connect(floor, person));
        }
        pass(3 * SECOND_NANOS);
        links.getFirst().ask(new ClientCommand.Say("hello"));

        pass(5_000_000);

        var first = links.getFirst().received;
        assertThat(links).allSatisfy(it -> assertThat(it.received).isSameAs(first));
    }

    @Test
    void a_client_that_takes_nothing_for_ten_seconds_is_cut_off_and_its_body_waits() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        ada.stall();

        pass(9 * SECOND_NANOS);
        assertThat(ada.closed).isNull();
        pass(9 * SECOND_NANOS);

        assertThat(ada.closed).isEqualTo(CloseReason.TOO_SLOW);
        assertThat(bo.closed).isNull();
        lose(ada);
        pass(SECOND_NANOS);
        assertThat(statusAt(bo, 1)).isEqualTo(5);
    }

    @Test
    void a_client_that_acknowledges_nothing_gets_no_more_and_then_all_at_once() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        ada.acknowledges = false;
        String words = "x".repeat(200);
        for (int i = 0; i < 400; i++) {
            floor.world.apply(new Command.Say(new AvatarId(2), words));
            pass(10_000_000);
        }
        assertThat(ada.replica.bytes).isLessThan(Unacked.LIMIT_BYTES + 1_000);
        int frames = ada.replica.frames;
        bo.ask(new ClientCommand.Head(Direction.LEFT));
        pass(SECOND_NANOS);
        assertThat(ada.replica.frames).isEqualTo(frames);

        ada.acknowledge();
        pass(5_000_000);

        assertThat(ada.replica.frames).isEqualTo(frames + 1);
        floor.assertKnows(ada.replica);
    }

    @Test
    void a_body_waits_for_its_client_and_is_lost_after_the_grace_period() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        ada.ask(new ClientCommand.SetStatus(Status.BUSY));
        pass(SECOND_NANOS);
        lose(ada);
        pass(TestFloor.GRACE_NANOS - 2 * SECOND_NANOS);
        assertThat(statusAt(bo, 1)).isEqualTo(5);
        assertThat(office.departures).isEmpty();

        TestLink again = connect(floor, 1);
        assertThat(Objects.requireNonNull(again.replica.welcome).getResumed()).isTrue();
        pass(SECOND_NANOS);
        assertThat(statusAt(bo, 1)).isEqualTo(2);
        lose(again);
        pass(TestFloor.GRACE_NANOS + 2 * SECOND_NANOS);

        assertThat(office.departures).containsExactly(LeaveReason.LOST);
        assertThat(bo.replica.avatars).hasSize(1);
        assertThat(floor.world.population()).isEqualTo(1);
        assertThat(bo.replica.roster).hasSize(1);
    }

    @Test
    void people_of_before_a_restart_are_not_announced_as_gone_while_they_may_come_back() {
        SessionSeat seat = Fixture.seat(7, 1, HQ);
        floors.restore(new Traveler(seat, Status.RECONNECTING, false), 60 * SECOND_NANOS);
        TestLink bo = connect(floor, 2);
        assertThat(statusAt(bo, 7)).isEqualTo(5);
        pass(50 * SECOND_NANOS);
        assertThat(bo.replica.avatars).hasSize(2);

        TestLink back = connect(floor, 7);
        pass(SECOND_NANOS);

        assertThat(Objects.requireNonNull(back.replica.welcome).getResumed()).isTrue();
        assertThat(statusAt(bo, 7)).isEqualTo(1);
        assertThat(office.departures).isEmpty();
    }

    @Test
    void a_newer_session_takes_the_body_over() {
        TestLink older = connect(floor, 1);
        TestLink newer = floor.connect(Fixture.seat(1, 99, HQ));
        pass(5_000_000);

        assertThat(older.closed).isEqualTo(CloseReason.TAKEN_OVER);
        assertThat(floor.world.population()).isEqualTo(1);
        lose(older);
        pass(SECOND_NANOS);
        assertThat(statusAt(newer, 1)).isEqualTo(1);
        older.ask(new ClientCommand.LeaveOffice());
        pass(SECOND_NANOS);
        assertThat(floor.world.population()).isEqualTo(1);
    }

    @Test
    void where_somebody_came_in_is_known_though_they_never_walk() {
        connect(floor, 1);

        assertThat(office.places.get(new PersonId(1))).isEqualTo(place(1));
    }

    private Place place(int avatar) {
        AvatarId id = new AvatarId(avatar);
        var facing = Objects.requireNonNull(floor.world.state(id)).path().facing();
        return new Place(HQ, floor.world.tileOf(id), facing);
    }

    @Test
    void an_older_session_whose_connection_comes_late_does_not_take_the_body_over() {
        TestLink newer = floor.connect(Fixture.seat(1, 99, HQ));
        pass(5_000_000);
        TestLink older = connect(floor, 1);

        assertThat(older.closed).isEqualTo(CloseReason.TAKEN_OVER);
        assertThat(newer.closed).isNull();
        lose(older);
        pass(SECOND_NANOS);
        assertThat(statusAt(newer, 1)).isEqualTo(1);
    }

    @Test
    void a_floor_that_everybody_has_left_stands_empty_in_the_meters() {
        TestLink ada = connect(floor, 1);
        connect(floor, 2).ask(new ClientCommand.LeaveOffice());
        pass(2 * SECOND_NANOS);
        ada.ask(new ClientCommand.LeaveOffice());
        pass(2 * SECOND_NANOS);

        assertThat(floor.meters.stands).isEqualTo(new EngineMeters.FloorGauges(0, 0, 0, 0, 0, 0));
        assertThat(floor.meters.counts).containsEntry("leave", 2);
    }

    @Test
    void who_is_removed_is_told_and_gone() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        floors.remove(HQ, new PersonId(1), LeaveReason.REMOVED);
        pass(SECOND_NANOS);

        assertThat(ada.closed).isEqualTo(CloseReason.REMOVED);
        assertThat(bo.replica.avatars).hasSize(1);
        assertThat(office.departures).containsExactly(LeaveReason.REMOVED);
    }

    @Test
    void who_says_shows_and_dresses_too_much_is_refused_and_the_others_have_peace() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        for (int i = 0; i < 5; i++) {
            ada.ask(new ClientCommand.Say("word"));
            ada.ask(new ClientCommand.MakeGesture(GestureKind.WAVE));
        }
        ada.ask(new ClientCommand.Say("one more"));
        ada.ask(new ClientCommand.MakeGesture(GestureKind.CLAP));
        ada.ask(new ClientCommand.Dress("EVA", Look.PLAIN));
        pass(1_000_000);
        assertThat(bo.replica.speeches).hasSize(5).doesNotContain("one more");
        assertThat(bo.replica.gestures).hasSize(5);
        assertThat(ada.replica.refusals).isEqualTo(3);
        assertThat(floor.meters.counts).containsEntry("refused TOO_OFTEN", 3);
        assertThat(ada.closed).isNull();

        pass(SECOND_NANOS);
        ada.ask(new ClientCommand.Say("again"));
        pass(SECOND_NANOS);

        assertThat(bo.replica.speeches).contains("again");
    }

    @Test
    void a_refused_command_is_answered_to_the_one_who_asked() {
        TestLink ada = connect(floor, 1);
        TestLink bo = connect(floor, 2);
        ada.ask(new ClientCommand.WalkTo(-1));
        ada.ask(new ClientCommand.Stop());
        ada.ask(new ClientCommand.WalkToZone(77));
        pass(SECOND_NANOS);

        assertThat(ada.replica.refusals).isEqualTo(2);
        assertThat(bo.replica.refusals).isZero();
    }

    @Test
    void a_crowd_that_comes_into_view_in_one_step_is_one_bounded_frame() {
        TestFloor hall = floor(200, 40);
        for (int person = 1; person <= 300; person++) {
            hall.connect(Fixture.seat(person, person, HQ));
        }
        SessionSeat far = Fixture.seat(999, 999, HQ);
        TestLink ada = hall.connect(far);
        ada.ask(new ClientCommand.SetViewport(1, 1));
        turn(hall);
        long bytes = ada.replica.bytes;

        ada.ask(new ClientCommand.SetViewport(90, 90));
        turn(hall);

        assertThat(ada.replica.bytes - bytes).isLessThan(300 * 60);
        hall.assertKnows(ada.replica);
    }

    @Test
    void an_empty_floor_sleeps_until_somebody_comes() {
        nowNanos += 3600 * SECOND_NANOS;

        assertThat(floor.loop.turn()).isEqualTo(TickLoop.NEVER);
    }

    @Test
    void a_floor_at_rest_wakes_once_a_second() {
        connect(floor, 1);
        int turns = 0;
        long endNanos = nowNanos + 60 * SECOND_NANOS;
        while (nowNanos < endNanos) {
            nowNanos = Math.max(nowNanos + 1, floor.loop.turn());
            turns++;
        }

        assertThat(turns).isLessThan(90);
    }

    private TestLink connect(TestFloor where, int person) {
        TestLink link = where.connect(Fixture.seat(person, person, HQ));
        pass(5_000_000);
        return link;
    }

    private static void lose(TestLink link) {
        Objects.requireNonNull(link.connection).lost();
    }

    private static int statusAt(TestLink link, int person) {
        return link.replica.avatars.values().stream()
                .filter(it -> it.state.getPerson() == person)
                .findFirst()
                .orElseThrow()
                .state
                .getStatusValue();
    }

    private void turn(TestFloor where) {
        nowNanos += 20_000_000;
        where.loop.turn();
    }

    /** Lets time pass in the steps in which the floor wants to wake. */
    private void pass(long nanos) {
        long endNanos = nowNanos + nanos;
        long wake = floor.loop.turn();
        while (wake <= endNanos) {
            nowNanos = Math.max(nowNanos + 1, wake);
            wake = floor.loop.turn();
        }
        nowNanos = endNanos;
        floor.loop.turn();
    }
}
