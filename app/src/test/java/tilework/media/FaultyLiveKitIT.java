package tilework.media;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.media.MediaRoomsContract.ADA;
import static tilework.media.MediaRoomsContract.BO;
import static tilework.media.MediaRoomsContract.ROOM;
import static tilework.media.MediaRoomsContract.room;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import livekit.LivekitModels.ParticipantInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilework.engine.talk.DesiredRoom;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.engine.talk.RoomKind;
import tilework.office.MediaState;
import tilework.watch.CapturedLog;
import tilework.watch.Eventually;
import tilework.world.grid.FloorId;

/** What media rooms do when LiveKit fails, lies or is slow. */
class FaultyLiveKitIT {
    private final CapturedLog log = new CapturedLog();
    private final ToldEvents told = new ToldEvents();
    private final FakeLiveKit liveKit = new FakeLiveKit();
    private final AtomicLong skippedNanos = new AtomicLong();
    private final LiveKitMediaRooms rooms =
            new LiveKitMediaRooms(
                    liveKit.server(),
                    new LiveKitMediaRooms.Owner("o1", "boot"),
                    told,
                    () -> null,
                    new LiveKitMediaRooms.Nature(
                            () -> System.nanoTime() + skippedNanos.get(), () -> 0.5));

    @BeforeEach
    void begin() {
        rooms.start();
        awaitState(MediaState.UP);
    }

    @AfterEach
    void end() {
        rooms.close();
        liveKit.close();
        log.close();
    }

    private void awaitState(MediaState state) {
        Eventually.seen("media is " + state, () -> rooms.health().state(), state::equals);
    }

    private MediaTicket bothJoin() {
        rooms.desire(room(ADA, BO));
        liveKit.join(told.ticket(ADA, 1));
        liveKit.join(told.ticket(BO, 1));
        return told.ticket(ADA, 1);
    }

    @Test
    void a_livekit_that_is_too_busy_for_everything_is_asked_little() {
        liveKit.script = _ -> 429;
        IntStream.range(0, 200).forEach(i -> rooms.desire(alone(i)));
        awaitState(MediaState.DOWN);
        int before = liveKit.calls.size();
        long untilNanos = System.nanoTime() + 3_000_000_000L;
        Eventually.holds("three seconds pass", () -> System.nanoTime() - untilNanos > 0);
        assertThat(liveKit.calls.size() - before).isLessThan(50);
        assertThat(told.tickets).isEmpty();

        liveKit.script = _ -> null;
        // Who is not in after ten seconds is given another one, so rooms are counted.
        Eventually.holds(
                "all get tickets",
                () -> told.tickets.stream().map(ToldEvents.Ticket::room).distinct().count() == 200);
        assertThat(log.text()).doesNotContain(told.tickets.getFirst().ticket().token());
    }

    private static DesiredRoom alone(int group) {
        RoomKey key = new RoomKey(new FloorId("hq"), group, 1);
        return new DesiredRoom(key, RoomKind.NEAR, false, Set.of(ADA), null);
    }

    @Test
    void whoever_cannot_be_put_out_spoils_the_room_once() {
        bothJoin();
        liveKit.lost = "RemoveParticipant";
        rooms.desire(room(BO));
        Eventually.holds("the room is spoiled", () -> !told.spoiled.isEmpty());
        assertThat(told.spoiled).containsExactly(ROOM);
        assertThat(liveKit.count("RemoveParticipant")).isGreaterThanOrEqualTo(4);
    }

    @Test
    void an_error_while_putting_out_is_made_good() {
        AtomicInteger failures = new AtomicInteger(2);
        bothJoin();
        liveKit.script =
                call ->
                        call.equals("RemoveParticipant") && failures.getAndDecrement() > 0
                                ? 500
                                : null;
        rooms.desire(room(BO));
        Eventually.holds("p1 is out", () -> liveKit.count("RemoveParticipant") >= 3);
        assertThat(told.spoiled).isEmpty();
    }

    @Test
    void a_comeback_is_counted_and_put_out_again() {
        MediaTicket ticket = bothJoin();
        rooms.desire(room(BO));
        Eventually.holds("the list was read", () -> liveKit.count("ListParticipants") >= 2);
        liveKit.join(ticket);
        Eventually.holds("p1 is out again", () -> liveKit.count("RemoveParticipant") >= 2);
        assertThat(told.spoiled).isEmpty();
    }

    @Test
    void a_room_that_was_made_and_is_not_there_is_made_again() {
        liveKit.lost = "CreateRoom";
        rooms.desire(room(ADA));
        told.ticket(ADA, 1);
        liveKit.lost = "";
        skippedNanos.addAndGet(6_000_000_000L);
        rooms.desire(room(ADA));
        liveKit.join(told.ticket(ADA, 2));
    }

    @Test
    void no_ticket_leaves_while_the_room_cannot_be_made() {
        liveKit.script = call -> call.equals("CreateRoom") ? 500 : null;
        rooms.desire(room(ADA));
        Eventually.holds("it was tried", () -> liveKit.count("CreateRoom") >= 2);
        assertThat(told.tickets).isEmpty();
        liveKit.script = _ -> null;
        told.ticket(ADA, 1);
    }

    @Test
    void a_call_without_an_answer_is_given_up_and_made_again() {
        AtomicInteger silent = new AtomicInteger(1);
        liveKit.script =
                call -> call.equals("CreateRoom") && silent.getAndDecrement() > 0 ? 0 : null;
        rooms.desire(room(ADA));
        told.ticket(ADA, 1);
        assertThat(liveKit.count("CreateRoom")).isEqualTo(2);
    }

    @Test
    void whoever_hangs_while_connecting_is_put_out_to_begin_anew() {
        rooms.desire(room(ADA));
        MediaTicket ticket = told.ticket(ADA, 1);
        Passport passport = Passport.read(ticket.token());
        liveKit.put(ticket.room(), "p1", ParticipantInfo.State.JOINED, passport);
        skip(6);
        Eventually.holds("seen", () -> liveKit.count("ListParticipants") >= 1);
        skip(21);
        Eventually.holds("put out", () -> liveKit.count("RemoveParticipant") == 1);
        skip(11);
        told.ticket(ADA, 2);
    }

    private void skip(int seconds) {
        skippedNanos.addAndGet(seconds * 1_000_000_000L);
        rooms.desire(room(ADA));
    }

    @Test
    void a_livekit_that_goes_and_comes_is_told_of_and_its_rooms_come_back() {
        bothJoin();
        liveKit.isAlive = false;
        awaitState(MediaState.DOWN);
        assertThat(rooms.health().sentence()).contains("does not answer");
        liveKit.restart();
        liveKit.isAlive = true;
        awaitState(MediaState.UP);
        long up = System.nanoTime();
        told.ticket(ADA, 2);
        told.ticket(BO, 2);
        assertThat(System.nanoTime() - up).isLessThan(5_000_000_000L);
        assertThat(told.states).containsSubsequence(MediaState.UP, MediaState.DOWN, MediaState.UP);
    }

    @Test
    void a_refused_key_is_told_in_words() {
        liveKit.script = _ -> 401;
        skippedNanos.addAndGet(11_000_000_000L);
        rooms.desire(room(ADA));
        awaitState(MediaState.DOWN);
        assertThat(rooms.health().sentence()).contains("TILEWORK_LIVEKIT_KEY");
    }
}
