package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tilework.office.Roster;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.protocol.Replica;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;

/**
 * A whole office in one thread, from a seed: two floors joined by exits, people who come, walk, go,
 * lose their link, come back, hide, stall and catch up, and a clock that jumps at will. After each
 * turn every client that can be up to date is compared with the world.
 */
final class OfficeSimulation {
    private static final int PEOPLE = 40;
    private static final List<Status> CHOICES =
            List.of(Status.AVAILABLE, Status.BUSY, Status.DO_NOT_DISTURB, Status.AWAY);
    private static final FloorId HQ = new FloorId("hq");
    private static final FloorId ANNEX = new FloorId("annex");

    private final SplittableRandom chance;
    private final Fixture.RecordingOffice office = new Fixture.RecordingOffice();
    private final Fixture.MailboxFloors floors = new Fixture.MailboxFloors();
    private final Roster roster = new Roster();
    private final Map<FloorId, TestFloor> byFloor = new HashMap<>();
    private final Map<Integer, Guest> guests = new HashMap<>();
    private long nowNanos = 1_000_000_000L;
    private long lastSession;
    private final TalkCheck talk = new TalkCheck();
    int comparisons;
    int catchUps;
    int transfers;

    OfficeSimulation(long seed, int sendsPerSecond) {
        chance = new SplittableRandom(seed);
        for (FloorId id : List.of(HQ, ANNEX)) {
            String other = id.equals(HQ) ? "annex" : "hq";
            var plan = Fixture.plan(id.value(), 90, 70, other, chance);
            byFloor.put(
                    id,
                    new TestFloor(plan, sendsPerSecond, office, floors, roster, () -> nowNanos));
        }
    }

    /** A person with at most one client. */
    private static final class Guest {
        SessionSeat seat;
        @Nullable TestLink link;
        final List<TestLink> older = new ArrayList<>();

        Guest(SessionSeat seat) {
            this.seat = seat;
        }
    }

    void run(int turns) {
        for (int i = 0; i < turns; i++) {
            nowNanos += chance.nextLong(1_000_000, 90_000_000);
            for (int j = chance.nextInt(3); j > 0; j--) {
                something();
            }
            byFloor.values().forEach(it -> it.loop.turn());
            follow();
            byFloor.values().forEach(this::check);
        }
    }

    /** Lets everything come to rest, so that nothing is on its way any more. */
    void settle() {
        guests.values().forEach(it -> goOn(it.link));
        for (int i = 0; i < 1_000; i++) {
            nowNanos += 50_000_000;
            byFloor.values().forEach(it -> it.loop.turn());
            follow();
            byFloor.values().forEach(this::check);
        }
    }

    /** Nobody is in two places, and whoever is in has a body. */
    void assertOneBodyEach() {
        int bodies = byFloor.values().stream().mapToInt(it -> it.world.population()).sum();
        assertThat(bodies).isEqualTo(roster.population()).isEqualTo(office.inside.size());
        for (int person = 1; person <= PEOPLE; person++) {
            PersonId id = new PersonId(person);
            assertThat(byFloor.values().stream().filter(it -> it.world.avatarOf(id) != null))
                    .hasSizeLessThan(2);
        }
    }

    void assertRosterIsKnown() {
        for (Guest guest : guests.values()) {
            if (guest.link != null && guest.link.closed == null) {
                Replica replica = guest.link.replica;
                assertThat(replica.roster).hasSize(roster.population());
                replica.roster.keySet().forEach(it -> assertKnows(replica, new PersonId(it)));
            }
        }
    }

    private void assertKnows(Replica replica, PersonId person) {
        var is = roster.entry(person);
        var known = replica.roster.get(person.value());
        assertThat(is).isNotNull();
        assertThat(known).isNotNull();
        if (is != null && known != null) {
            assertThat(known.getName()).isEqualTo(is.name());
            assertThat(known.getFloor()).isEqualTo(is.floor().value());
            assertThat(known.getZone()).isEqualTo(is.zone() + 1);
            assertThat(known.getStatus().name()).isEqualTo("STATUS_" + is.status());
            assertThat(known.getLook().getSkin()).isEqualTo(is.look().skin());
        }
    }

    private void goOn(@Nullable TestLink link) {
        if (link != null && link.isStalled()) {
            catchUps++;
            link.goOn();
        }
        if (link != null && link.closed == null) {
            link.acknowledges = true;
            link.acknowledge();
        }
    }

    private void something() {
        int person = 1 + chance.nextInt(PEOPLE);
        Guest guest = guests.get(person);
        if (guest == null) {
            Guest newcomer = new Guest(Fixture.seat(person, ++lastSession, HQ));
            guests.put(person, newcomer);
            connect(newcomer);
            return;
        }
        TestLink link = guest.link;
        if (link == null) {
            reconnect(guest);
            return;
        }
        switch (chance.nextInt(60)) {
            case 0 -> lose(guest);
            case 1 -> leave(person, guest, link);
            case 2 -> takeOver(guest);
            case 3, 4 -> link.stall();
            case 5 -> link.acknowledges = !link.acknowledges;
            case 6 -> remove(person, guest);
            case 7, 8, 9, 10, 11, 12 -> goOn(link);
            case 13, 14, 15, 16, 17, 18, 19, 20 ->
                    link.ask(talk.random(chance, person, link.replica.talk));
            case 21 -> spoil(byFloor.get(guest.seat.floor()));
            default -> link.ask(randomCommand(person));
        }
    }

    private ClientCommand randomCommand(int person) {
        return switch (chance.nextInt(13)) {
            case 0 -> new ClientCommand.Head(Direction.ofCode(chance.nextInt(4)));
            case 1 -> new ClientCommand.Stop();
            case 2 -> new ClientCommand.WalkToPerson(new PersonId(1 + chance.nextInt(PEOPLE)));
            case 3 -> new ClientCommand.WalkToZone(chance.nextInt(4) - 1);
            case 4 -> new ClientCommand.SetStatus(anyOf(CHOICES));
            case 5 -> new ClientCommand.SetViewport(chance.nextInt(90), chance.nextInt(90));
            case 6 -> new ClientCommand.Dress("N" + chance.nextInt(9), look());
            case 7 -> new ClientCommand.MakeGesture(anyOf(List.of(GestureKind.values())));
            case 8 -> new ClientCommand.Say("hello " + person);
            case 9 -> new ClientCommand.SetHidden(chance.nextBoolean());
            default -> new ClientCommand.WalkTo(chance.nextInt(90 * 71) - 50);
        };
    }

    private <T> T anyOf(List<T> choices) {
        return choices.get(chance.nextInt(choices.size()));
    }

    private Look look() {
        return new Look(chance.nextInt(64), 0, 0, 0, 0, 0, 0, 0);
    }

    private void connect(Guest guest) {
        guest.link = floor(guest.seat).connect(guest.seat);
    }

    private TestFloor floor(SessionSeat seat) {
        TestFloor floor = byFloor.get(seat.floor());
        if (floor == null) {
            throw new AssertionError("no floor " + seat.floor());
        }
        return floor;
    }

    private void lose(Guest guest) {
        if (guest.link != null && guest.link.connection != null) {
            guest.link.connection.lost();
            guest.link = null;
        }
    }

    /** Before or after the grace period, whichever it is by now. */
    private void reconnect(Guest guest) {
        FloorId where = office.floors.getOrDefault(guest.seat.person(), HQ);
        guest.seat = onFloor(guest.seat, guest.seat.session().value(), where);
        connect(guest);
    }

    private void takeOver(Guest guest) {
        if (guest.link != null) {
            guest.older.add(guest.link);
        }
        FloorId where = office.floors.getOrDefault(guest.seat.person(), HQ);
        guest.seat = onFloor(guest.seat, ++lastSession, where);
        connect(guest);
    }

    private static SessionSeat onFloor(SessionSeat seat, long session, FloorId floor) {
        return Fixture.seat(seat.person().value(), session, floor);
    }

    private void leave(int person, Guest guest, TestLink link) {
        link.ask(new ClientCommand.LeaveOffice());
        guest.link = null;
        guests.remove(person);
    }

    private void remove(int person, Guest guest) {
        floors.remove(guest.seat.floor(), new PersonId(person), LeaveReason.REMOVED);
        guest.link = null;
        guests.remove(person);
    }

    /** Clients do what they are told when a connection ends. */
    private void follow() {
        for (Guest guest : guests.values()) {
            TestLink link = guest.link;
            if (link == null || link.closed == null) {
                continue;
            }
            if (link.connection != null) {
                link.connection.lost();
            }
            guest.link = null;
            switch (link.closed) {
                case MOVED -> {
                    transfers++;
                    reconnect(guest);
                }
                case TOO_SLOW, TAKEN_OVER, GONE, BUSY -> {}
                default -> throw new AssertionError("closed: " + link.closed);
            }
        }
    }

    /** Somebody cannot be put out of a room. */
    private void spoil(@Nullable TestFloor floor) {
        if (floor != null) {
            floor.rooms.wanted.keySet().stream()
                    .findFirst()
                    .ifPresent(it -> floor.mailbox.post(new Request.Spoiled(it)));
        }
    }

    /** How often, over all turns, there was a media room. */
    int conversations() {
        return talk.conversations;
    }

    private void check(TestFloor floor) {
        talk.rooms(floor);
        if (floor.loop.waitsForPolicy()) {
            return;
        }
        for (Guest guest : guests.values()) {
            TestLink link = guest.link;
            if (link != null
                    && guest.seat.floor().equals(floor.id())
                    && link.closed == null
                    && floor.loop.isUpToDate(link)) {
                comparisons++;
                floor.assertKnows(link.replica);
                talk.told(floor, link.replica, guest.seat.person());
                if (!link.replica.healed.isEmpty()) {
                    throw new AssertionError(link.replica.healed.toString());
                }
            }
        }
    }
}
