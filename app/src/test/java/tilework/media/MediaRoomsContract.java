package tilework.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.livekit.server.RoomServiceClient;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import livekit.LivekitModels.ParticipantInfo;
import livekit.LivekitModels.Room;
import livekit.LivekitModels.TrackSource;
import org.jspecify.annotations.Nullable;
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
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/** What media rooms promise, whatever LiveKit is behind them. */
abstract class MediaRoomsContract {
    static final PersonId ADA = new PersonId(1);
    static final PersonId BO = new PersonId(2);
    static final RoomKey ROOM = new RoomKey(new FloorId("hq"), 1, 1);

    final ToldEvents told = new ToldEvents();
    final AtomicLong skippedNanos = new AtomicLong();
    final CapturedLog log = new CapturedLog();
    LiveKitUnderTest liveKit;
    LiveKitMediaRooms rooms;
    RoomServiceClient observer;

    abstract LiveKitUnderTest open();

    @BeforeEach
    void begin() {
        liveKit = open();
        MediaServer server = liveKit.server();
        observer = RoomServiceClient.createClient(server.url(), server.key(), server.secret());
        rooms = rooms("boot");
        Eventually.holds("media is up", () -> rooms.health().state() == MediaState.UP);
    }

    @AfterEach
    void end() {
        if (rooms != null) {
            rooms.close();
        }
        if (liveKit != null) {
            liveKit.close();
        }
        log.close();
    }

    LiveKitMediaRooms rooms(String boot) {
        LiveKitMediaRooms made =
                new LiveKitMediaRooms(
                        liveKit.server(),
                        new LiveKitMediaRooms.Owner("o1", boot),
                        told,
                        () -> null,
                        new LiveKitMediaRooms.Nature(
                                () -> System.nanoTime() + skippedNanos.get(), () -> 0.5));
        made.start();
        return made;
    }

    static DesiredRoom room(PersonId... members) {
        return new DesiredRoom(ROOM, RoomKind.NEAR, false, Set.of(members), null);
    }

    List<String> roomNames() throws IOException {
        return Objects.requireNonNull(observer.listRooms().execute().body()).stream()
                .map(Room::getName)
                .toList();
    }

    List<String> inside(String room) throws IOException {
        return infos(room).stream().map(ParticipantInfo::getIdentity).sorted().toList();
    }

    private List<ParticipantInfo> infos(String room) throws IOException {
        List<ParticipantInfo> infos = observer.listParticipants(room).execute().body();
        return infos == null ? List.of() : infos;
    }

    Set<TrackSource> mayPublish(String room, PersonId person) throws IOException {
        return infos(room).stream()
                .filter(it -> it.getIdentity().equals(Identity.of(person)))
                .flatMap(it -> it.getPermission().getCanPublishSourcesList().stream())
                .collect(java.util.stream.Collectors.toSet());
    }

    /** Both are in the room; answers its name. */
    String bothJoin(@Nullable PersonId screen) {
        rooms.desire(new DesiredRoom(ROOM, RoomKind.NEAR, false, Set.of(ADA, BO), screen));
        liveKit.join(told.ticket(ADA, 1));
        liveKit.join(told.ticket(BO, 1));
        return told.ticket(ADA, 1).room();
    }

    @Test
    void a_member_gets_a_short_ticket_to_a_room_that_is_there() throws IOException {
        rooms.desire(room(ADA));
        MediaTicket ticket = told.ticket(ADA, 1);
        assertThat(roomNames()).contains(ticket.room());
        Passport passport = Passport.read(ticket.token());
        assertThat(passport.identity()).isEqualTo("p1");
        assertThat(passport.lifeSeconds()).isBetween(20L, 31L);
        assertThat(passport.sources()).containsExactly("microphone", "camera");
        liveKit.join(ticket);
        assertThat(inside(ticket.room())).containsExactly("p1");
    }

    @Test
    void whoever_leaves_is_put_out_and_the_others_stay() throws IOException {
        String name = bothJoin(null);
        rooms.desire(room(BO));
        Eventually.seen("p1 is out", () -> inside(name), List.of("p2")::equals);
        assertThat(told.spoiled).isEmpty();
    }

    @Test
    void an_old_ticket_brings_nobody_back_for_longer_than_a_second() throws IOException {
        String name = bothJoin(null);
        rooms.desire(room(BO));
        Eventually.seen("p1 is out", () -> inside(name), List.of("p2")::equals);
        liveKit.join(told.ticket(ADA, 1));
        long since = System.nanoTime();
        Eventually.seen("p1 is out again", () -> inside(name), List.of("p2")::equals);
        assertThat(System.nanoTime() - since).isLessThan(2_000_000_000L);
        assertThat(rooms.counts().removals()).isGreaterThanOrEqualTo(2);
        assertThat(told.spoiled).isEmpty();
    }

    @Test
    void an_ended_room_is_gone_and_its_tickets_are_dead() throws IOException {
        String name = bothJoin(null);
        rooms.end(ROOM);
        Eventually.holds("the room is gone", () -> !roomNames().contains(name));
        assertThatThrownBy(() -> liveKit.join(told.ticket(ADA, 1)));
        Eventually.holds("nothing is kept", () -> rooms.rooms() == 0);
    }

    @Test
    void the_screen_is_for_one_member_and_passes_on() throws IOException {
        String name = bothJoin(ADA);
        assertThat(mayPublish(name, ADA)).contains(TrackSource.SCREEN_SHARE);
        assertThat(mayPublish(name, BO)).doesNotContain(TrackSource.SCREEN_SHARE);
        rooms.desire(new DesiredRoom(ROOM, RoomKind.NEAR, false, Set.of(ADA, BO), BO));
        Eventually.holds(
                "it has passed on",
                () ->
                        mayPublish(name, BO).contains(TrackSource.SCREEN_SHARE_AUDIO)
                                && !mayPublish(name, ADA).contains(TrackSource.SCREEN_SHARE));
    }

    @Test
    void an_audio_only_room_takes_cameras_away() throws IOException {
        String name = bothJoin(null);
        rooms.desire(new DesiredRoom(ROOM, RoomKind.NEAR, true, Set.of(ADA, BO), ADA));
        Eventually.seen(
                "only microphones",
                () -> mayPublish(name, ADA),
                Set.of(TrackSource.MICROPHONE)::equals);
    }

    @Test
    void a_ticket_may_be_asked_for_again_by_members_alone() {
        rooms.desire(room(ADA));
        told.ticket(ADA, 1);
        rooms.askTicket(ROOM, BO);
        rooms.askTicket(ROOM, ADA);
        told.ticket(ADA, 2);
        assertThat(told.of(BO)).isEmpty();
    }

    @Test
    void a_member_who_does_not_come_gets_another_ticket_after_a_while() {
        rooms.desire(room(ADA));
        told.ticket(ADA, 1);
        skippedNanos.addAndGet(11_000_000_000L);
        rooms.desire(room(ADA));
        told.ticket(ADA, 2);
    }

    @Test
    void rooms_come_back_with_new_tickets_when_livekit_begins_anew() throws IOException {
        String name = bothJoin(null);
        liveKit.restart();
        MediaTicket ada = told.ticket(ADA, 2);
        told.ticket(BO, 2);
        assertThat(roomNames()).contains(name);
        liveKit.join(ada);
        Eventually.seen("p1 is back", () -> inside(name), List.of("p1")::equals);
    }

    @Test
    void rooms_of_an_earlier_start_are_removed_and_those_of_others_stay() throws IOException {
        observer.createRoom("o1.near.hq-1.earlier-1").execute();
        observer.createRoom("o2.near.hq-1.earlier-1").execute();
        skippedNanos.addAndGet(11_000_000_000L);
        rooms.desire(room(ADA));
        Eventually.holds(
                "the left-over is gone", () -> !roomNames().contains("o1.near.hq-1.earlier-1"));
        assertThat(roomNames()).contains("o2.near.hq-1.earlier-1");
    }

    @Test
    void no_two_rooms_have_the_same_name() {
        rooms.desire(room(ADA));
        RoomKey next = new RoomKey(ROOM.floor(), 1, 2);
        rooms.desire(new DesiredRoom(next, RoomKind.NEAR, false, Set.of(ADA), null));
        told.ticket(ADA, 2);
        try (LiveKitMediaRooms later = rooms("boot2")) {
            later.desire(room(ADA));
            told.ticket(ADA, 3);
        }
        assertThat(told.of(ADA).stream().map(MediaTicket::room)).doesNotHaveDuplicates();
    }

    @Test
    void a_closed_office_leaves_no_room_and_no_token_in_the_log() throws IOException {
        bothJoin(null);
        rooms.close();
        assertThat(roomNames()).isEmpty();
        assertThat(told.tickets).hasSize(2);
        assertThat(log.text())
                .doesNotContain(told.of(ADA).getFirst().token())
                .doesNotContain(told.of(BO).getFirst().token())
                .doesNotContain(liveKit.server().secret());
    }
}
