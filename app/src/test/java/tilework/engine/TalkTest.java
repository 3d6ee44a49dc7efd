package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilework.engine.talk.DesiredRoom;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.office.MediaState;
import tilework.office.RingAnswer;
import tilework.office.Role;
import tilework.office.Roster;
import tilework.office.SessionId;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.protocol.wire.TalkState;
import tilework.world.Arrival;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** People meet on a floor whose media server is told what is wanted and says what the test says. */
class TalkTest {
    private static final FloorId HQ = new FloorId("hq");
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final int COLUMNS = 40;
    private static final int ROWS = 12;
    private static final PersonId ADA = new PersonId(1);
    private static final PersonId BO = new PersonId(2);
    private static final PersonId CY = new PersonId(3);

    private long nowNanos = SECOND_NANOS;
    private long lastSession;
    private final TestFloor floor =
            new TestFloor(
                    plan(),
                    20_000,
                    new Fixture.RecordingOffice(),
                    new Fixture.MailboxFloors(),
                    new Roster(),
                    () -> nowNanos);

    private static FloorPlan plan() {
        BitSet meeting = new BitSet();
        meeting.set(11 * COLUMNS + 30, 11 * COLUMNS + COLUMNS);
        return new FloorPlan(
                HQ,
                "HQ",
                Grid.of(COLUMNS, ROWS, new BitSet()),
                List.of(new Zone(0, "Meeting", Set.of(ZoneKind.MEETING), meeting, Map.of())),
                List.of());
    }

    @Test
    void it_rings_for_both_and_nobody_gets_a_room_before_both_have_answered() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = connect(BO, 12);
        pass(SECOND_NANOS);

        assertThat(states(ada)).containsOnly(TalkState.TALK_STATE_ASKED);
        answer(ada, RingAnswer.TALK);
        assertThat(floor.rooms.wanted).isEmpty();

        answer(bo, RingAnswer.TALK);
        assertThat(floor.rooms.only().members()).containsExactlyInAnyOrder(ADA, BO);
        assertThat(states(ada)).containsOnly(TalkState.TALK_STATE_TALKING);
    }

    @Test
    void who_does_not_want_to_talk_is_left_alone() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = connect(BO, 12);
        pass(SECOND_NANOS);
        answer(ada, RingAnswer.TALK);
        answer(bo, RingAnswer.NOT_NOW);

        assertThat(floor.rooms.wanted).isEmpty();
        assertThat(states(ada))
                .containsExactly(TalkState.TALK_STATE_TALKING, TalkState.TALK_STATE_NOT_NOW);
    }

    @Test
    void who_walks_away_is_out_of_the_room_and_it_rings_again_when_they_come_back() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = talk(ada, BO, 12);
        RoomKey first = floor.rooms.only().key();

        walk(bo, 20);
        assertThat(floor.rooms.wanted).isEmpty();
        assertThat(floor.rooms.ended).containsExactly(first);
        assertThat(told(ada).getGroup()).isZero();

        walk(bo, 12);
        assertThat(states(ada)).containsOnly(TalkState.TALK_STATE_ASKED);
        answer(ada, RingAnswer.TALK);
        answer(bo, RingAnswer.TALK);
        assertThat(floor.rooms.only().key()).isNotEqualTo(first);
    }

    @Test
    void those_who_always_talk_with_each_other_are_not_asked_again() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = connect(BO, 12);
        pass(SECOND_NANOS);
        answer(ada, RingAnswer.ALWAYS_WITH);
        answer(bo, RingAnswer.ALWAYS_WITH);
        walk(bo, 20);

        walk(bo, 12);

        assertThat(floor.rooms.only().members()).containsExactlyInAnyOrder(ADA, BO);
        assertThat(Objects.requireNonNull(ada.replica.consent).getPeople()).isEqualTo(1);
    }

    @Test
    void a_third_is_asked_while_the_others_talk_on_in_the_same_room() {
        TestLink ada = connect(ADA, 10);
        talk(ada, BO, 12);
        RoomKey room = floor.rooms.only().key();
        TestLink cy = connect(CY, 30);
        walk(cy, 13);

        assertThat(floor.rooms.only().members()).containsExactlyInAnyOrder(ADA, BO);
        answer(cy, RingAnswer.TALK);

        assertThat(floor.rooms.only())
                .isEqualTo(
                        new DesiredRoom(
                                room,
                                tilework.engine.talk.RoomKind.NEAR,
                                false,
                                Set.of(ADA, BO, CY),
                                null));
    }

    @Test
    void a_ticket_reaches_its_member_and_nobody_who_has_gone() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = talk(ada, BO, 12);
        RoomKey room = floor.rooms.only().key();
        floor.mailbox.post(
                new Request.Ticket(room, ADA, new MediaTicket("room", "ws://x", "secret")));
        walk(bo, 20);
        floor.mailbox.post(
                new Request.Ticket(room, BO, new MediaTicket("room", "ws://x", "secret")));
        pass(SECOND_NANOS);

        assertThat(Objects.requireNonNull(ada.replica.ticket).getRoom()).isEqualTo("room");
        assertThat(bo.replica.ticket).isNull();
    }

    @Test
    void a_page_that_comes_back_is_told_all_and_given_a_new_ticket() {
        TestLink ada = connect(ADA, 10);
        talk(ada, BO, 12);
        Objects.requireNonNull(ada.connection).lost();
        pass(SECOND_NANOS);
        assertThat(floor.rooms.only().members()).contains(ADA);

        TestLink again = connect(ADA, 10);

        assertThat(floor.rooms.asked).containsExactly(ADA);
        assertThat(states(again)).containsOnly(TalkState.TALK_STATE_TALKING);
    }

    @Test
    void a_room_that_somebody_does_not_leave_is_left_by_all_others() {
        TestLink ada = connect(ADA, 10);
        talk(ada, BO, 12);
        RoomKey room = floor.rooms.only().key();

        floor.mailbox.post(new Request.Spoiled(room));
        pass(SECOND_NANOS);

        assertThat(floor.rooms.ended).containsExactly(room);
        assertThat(floor.rooms.only().key()).isNotEqualTo(room);
    }

    @Test
    void one_at_a_time_shares_the_screen() {
        TestLink ada = connect(ADA, 10);
        TestLink bo = talk(ada, BO, 12);
        ask(ada, new ClientCommand.ShareScreen(true));
        ask(bo, new ClientCommand.ShareScreen(true));

        assertThat(floor.rooms.only().screen()).isEqualTo(ADA);
        assertThat(bo.replica.refusals).isEqualTo(1);

        ask(ada, new ClientCommand.ShareScreen(false));
        ask(bo, new ClientCommand.ShareScreen(true));
        assertThat(floor.rooms.only().screen()).isEqualTo(BO);
    }

    @Test
    void nobody_comes_into_a_locked_group_until_it_is_opened() {
        TestLink ada = connect(ADA, 10);
        talk(ada, BO, 12);
        ask(ada, new ClientCommand.LockGroup(true));
        TestLink cy = connect(CY, 30);
        walk(cy, 11);
        assertThat(told(ada).getTalkersCount()).isEqualTo(2);
        assertThat(told(ada).getLocked()).isTrue();

        ask(ada, new ClientCommand.LockGroup(false));
        pass(SECOND_NANOS);
        assertThat(told(ada).getTalkersCount()).isEqualTo(3);
    }

    @Test
    void everybody_is_told_how_the_media_server_stands() {
        TestLink ada = connect(ADA, 10);
        floor.mailbox.post(new Request.MediaStands(MediaState.DOWN));
        pass(SECOND_NANOS);
        TestLink bo = connect(BO, 30);

        for (TestLink link : List.of(ada, bo)) {
            assertThat(Objects.requireNonNull(link.replica.media).getState())
                    .isEqualTo(tilework.protocol.wire.MediaState.MEDIA_STATE_DOWN);
        }
    }

    @Test
    void a_clients_that_knows_all_is_told_nothing_more() {
        TestLink ada = connect(ADA, 10);
        talk(ada, BO, 12);
        pass(10 * SECOND_NANOS);
        int frames = ada.replica.frames;

        pass(4 * SECOND_NANOS);

        assertThat(ada.replica.frames - frames).isLessThanOrEqualTo(1);
        assertThat(floor.world.isAtRest()).isTrue();
    }

    private TestLink talk(TestLink with, PersonId person, int column) {
        TestLink link = connect(person, column);
        pass(SECOND_NANOS);
        answer(with, RingAnswer.TALK);
        answer(link, RingAnswer.TALK);
        return link;
    }

    private TestLink connect(PersonId person, int column) {
        TestLink link =
                floor.connect(
                        new SessionSeat(
                                new SessionId(++lastSession),
                                person,
                                "P" + person.value(),
                                Look.PLAIN,
                                Role.GUEST,
                                HQ,
                                new Arrival.AtTile(new Tile(column, 5), Direction.DOWN)));
        pass(100_000_000);
        return link;
    }

    private void walk(TestLink who, int column) {
        ask(who, new ClientCommand.WalkTo(5 * COLUMNS + column));
        pass(8 * SECOND_NANOS);
    }

    private void answer(TestLink who, RingAnswer answer) {
        ask(who, new ClientCommand.AnswerRing(told(who).getGroup(), answer));
    }

    private void ask(TestLink who, ClientCommand command) {
        who.ask(command);
        pass(200_000_000);
    }

    private static tilework.protocol.wire.Talk told(TestLink link) {
        return Objects.requireNonNull(link.replica.talk);
    }

    private static List<TalkState> states(TestLink link) {
        return told(link).getTalkersList().stream().map(it -> it.getState()).toList();
    }

    private void pass(long nanos) {
        long untilNanos = nowNanos + nanos;
        while (nowNanos < untilNanos) {
            floor.loop.turn();
            nowNanos += 10_000_000;
        }
    }
}
