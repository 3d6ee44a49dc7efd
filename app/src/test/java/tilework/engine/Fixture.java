package tilework.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tilework.office.FloorReports;
import tilework.office.Floors;
import tilework.office.Place;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.world.Arrival;
import tilework.world.RefusalReason;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** Floors and an office around them for tests, without threads, clocks and sockets. */
final class Fixture {
    private Fixture() {}

    /**
     * An open floor with scattered pillars, a start zone in the middle, a named corner and, some
     * way off, an exit to the other floor if there is one.
     */
    static FloorPlan plan(
            String id, int columns, int rows, @Nullable String otherFloor, RandomGenerator chance) {
        BitSet blocked = new BitSet();
        for (int i = 0; i < columns * rows / 10; i++) {
            blocked.set(chance.nextInt(columns * rows));
        }
        BitSet start = area(columns, columns / 2, rows / 2, 3);
        BitSet exit = area(columns, columns / 3, rows / 3, 4);
        BitSet corner = area(columns, columns - 6, rows - 6, 6);
        blocked.andNot(start);
        blocked.andNot(exit);
        List<Zone> zones = new ArrayList<>();
        zones.add(new Zone(0, "Start", Set.of(ZoneKind.SPAWN), start, Map.of()));
        zones.add(new Zone(1, "Corner", Set.of(), corner, Map.of()));
        List<Exit> exits = new ArrayList<>();
        if (otherFloor != null) {
            zones.add(new Zone(2, "Stairs", Set.of(ZoneKind.EXIT), exit, Map.of()));
            exits.add(new Exit(2, new FloorId(otherFloor), ""));
        }
        return new FloorPlan(new FloorId(id), id, Grid.of(columns, rows, blocked), zones, exits);
    }

    private static BitSet area(int columns, int column, int row, int side) {
        BitSet tiles = new BitSet();
        for (int r = row; r < row + side; r++) {
            tiles.set(r * columns + column, r * columns + column + side);
        }
        return tiles;
    }

    static SessionSeat seat(int person, long session, FloorId floor) {
        return new SessionSeat(
                new tilework.office.SessionId(session),
                new PersonId(person),
                "P" + person,
                Look.PLAIN,
                tilework.office.Role.GUEST,
                floor,
                new Arrival.AtStart(""));
    }

    /** Counts what can be counted. */
    static final class CountingMeters implements EngineMeters {
        final Map<String, Integer> counts = new HashMap<>();
        int frames;
        long bytes;
        @Nullable FloorGauges stands;

        @Override
        public void ticked(long workNanos, long latenessNanos) {}

        @Override
        public void flushed(long workNanos, int sentFrames, long sentBytes) {
            frames += sentFrames;
            bytes += sentBytes;
        }

        @Override
        public void changed(String kind, int count) {
            counts.merge(kind, count, Integer::sum);
        }

        @Override
        public void stands(FloorId floor, FloorGauges gauges) {
            stands = gauges;
        }

        @Override
        public void refused(RefusalReason reason) {
            counts.merge("refused " + reason, 1, Integer::sum);
        }

        @Override
        public void turnedAway(TurnedAway reason) {
            counts.merge("turned away " + reason, 1, Integer::sum);
        }

        @Override
        public void joined() {
            counts.merge("joined", 1, Integer::sum);
        }

        @Override
        public void resumed() {
            counts.merge("resumed", 1, Integer::sum);
        }

        @Override
        public void closed(CloseReason reason) {
            counts.merge("closed " + reason, 1, Integer::sum);
        }
    }

    /** Remembers what floors say. */
    static final class RecordingOffice implements FloorReports {
        final Map<PersonId, SessionSeat> inside = new HashMap<>();
        final Map<PersonId, FloorId> floors = new HashMap<>();
        final Map<PersonId, Place> places = new HashMap<>();
        final List<LeaveReason> departures = new ArrayList<>();

        @Override
        public void entered(SessionSeat seat) {
            inside.put(seat.person(), seat);
            floors.put(seat.person(), seat.floor());
        }

        @Override
        public void at(PersonId person, Place place) {
            places.put(person, place);
        }

        @Override
        public void changedFloor(PersonId person, FloorId floor, Arrival arrival) {
            floors.put(person, floor);
        }

        @Override
        public void dressed(PersonId person, String name, Look look) {}

        @Override
        public void gone(SessionSeat seat, LeaveReason reason) {
            inside.remove(seat.person());
            departures.add(reason);
        }
    }

    /** Floors by their mailboxes. */
    static class MailboxFloors implements Floors {
        final Map<FloorId, Mailbox> mailboxes = new HashMap<>();

        @Override
        public @Nullable String socketUrl(FloorId floor) {
            return mailboxes.containsKey(floor) ? "/ws" : null;
        }

        @Override
        public boolean arrive(Traveler traveler) {
            Mailbox mailbox = mailboxes.get(traveler.seat().floor());
            return mailbox != null
                    && mailbox.offer(new Request.Arrive(traveler)) == Offered.ACCEPTED;
        }

        @Override
        public boolean restore(Traveler traveler, long graceNanos) {
            Mailbox mailbox = mailboxes.get(traveler.seat().floor());
            return mailbox != null
                    && mailbox.offer(new Request.Restore(traveler, graceNanos)) == Offered.ACCEPTED;
        }

        @Override
        public void remove(FloorId floor, PersonId person, LeaveReason reason) {
            Mailbox mailbox = mailboxes.get(floor);
            if (mailbox != null) {
                mailbox.post(new Request.Remove(person, reason));
            }
        }
    }
}
