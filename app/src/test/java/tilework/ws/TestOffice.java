package tilework.ws;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import tilework.engine.CloseReason;
import tilework.engine.EngineMeters;
import tilework.engine.EngineSettings;
import tilework.engine.FloorDirectory;
import tilework.engine.FloorEngine;
import tilework.engine.FloorPorts;
import tilework.engine.FloorSetup;
import tilework.engine.TurnedAway;
import tilework.engine.talk.MemoryConsents;
import tilework.engine.talk.RecordingRooms;
import tilework.engine.talk.TalkPorts;
import tilework.office.Chance;
import tilework.office.FloorReports;
import tilework.office.Place;
import tilework.office.Role;
import tilework.office.Roster;
import tilework.office.SessionId;
import tilework.office.SessionSeat;
import tilework.office.Token;
import tilework.protocol.FloorFacts;
import tilework.world.Arrival;
import tilework.world.RefusalReason;
import tilework.world.World;
import tilework.world.WorldSettings;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

/** Two open floors behind a real port. Who has a token may come in. */
final class TestOffice implements AutoCloseable {
    static final FloorId HQ = new FloorId("hq");
    static final FloorId ANNEX = new FloorId("annex");
    static final int COLUMNS = 40;

    final Map<Token, SessionSeat> seats = new ConcurrentHashMap<>();
    final Meters meters = new Meters();
    private final Chance chance = new Chance(RandomGenerator.of("L64X128MixRandom"));
    private final FloorDirectory floors = new FloorDirectory("/ws");
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);
    private final AtomicInteger lastPerson = new AtomicInteger();

    TestOffice(SocketTimes times, int capacitySockets) throws Exception {
        Roster roster = new Roster();
        FloorPorts ports =
                new FloorPorts(
                        roster,
                        floors,
                        new Reports(),
                        meters,
                        new TalkPorts(new RecordingRooms(), new MemoryConsents()));
        floors.add(floor(HQ, ANNEX, ports));
        floors.add(floor(ANNEX, HQ, ports));
        floors.all().forEach(FloorEngine::start);
        // As the server's own: a client that does not read is noticed within a few frames.
        connector.setAcceptedSendBufferSize(16 * 1024);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        SocketSettings settings =
                new SocketSettings(
                        "/ws", Set.of("https://office.example.org"), capacitySockets, times);
        server.setHandler(
                SocketDoor.handler(settings, seats::get, floors, meters, System::nanoTime));
        server.start();
    }

    private static FloorEngine floor(FloorId id, FloorId other, FloorPorts ports) {
        BitSet stairs = new BitSet();
        stairs.set(0, 4);
        Zone exit = new Zone(0, "Stairs", Set.of(ZoneKind.EXIT), stairs, Map.of());
        FloorPlan plan =
                new FloorPlan(
                        id,
                        id.value(),
                        Grid.of(COLUMNS, 30, new BitSet()),
                        List.of(exit),
                        List.of(new Exit(0, other, "")));
        World world =
                new World(
                        plan,
                        WorldSettings.DEFAULT,
                        new BreadthFirstPathfinder(DistanceFields.NONE));
        return new FloorEngine(
                new FloorSetup(
                        world,
                        FloorFacts.of(plan, "hash", WorldSettings.DEFAULT.ticksPerTile()),
                        EngineSettings.of(20_000, 20_000_000_000L, 100),
                        ports));
    }

    int port() {
        return connector.getLocalPort();
    }

    /** Where people come in. */
    FloorEngine floor() {
        return Objects.requireNonNull(floors.engine(HQ));
    }

    /** A token for a new person, who comes in at this tile. */
    Token person(int column, int row) {
        Token token = chance.token();
        int person = lastPerson.incrementAndGet();
        seats.put(
                token,
                new SessionSeat(
                        new SessionId(person),
                        new PersonId(person),
                        "P" + person,
                        Look.PLAIN,
                        Role.GUEST,
                        HQ,
                        new Arrival.AtTile(new Tile(column, row), Direction.DOWN)));
        return token;
    }

    /** The floor runs on, whatever clients do. */
    boolean isAlive() {
        return floors.all().stream().allMatch(FloorEngine::isAlive);
    }

    @Override
    public void close() {
        stopFloors();
        try {
            server.stop();
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    void stopFloors() {
        floors.all().forEach(it -> it.stop(CloseReason.RESTARTING));
    }

    /** Keeps the seats as an office does. */
    private final class Reports implements FloorReports {
        @Override
        public void entered(SessionSeat seat) {}

        @Override
        public void at(PersonId person, Place place) {}

        @Override
        public void changedFloor(PersonId person, FloorId floor, Arrival arrival) {
            seats.replaceAll((token, seat) -> moved(seat, person, floor, arrival));
        }

        private SessionSeat moved(
                SessionSeat seat, PersonId person, FloorId floor, Arrival arrival) {
            return seat.person().equals(person)
                    ? new SessionSeat(
                            seat.session(),
                            person,
                            seat.name(),
                            seat.look(),
                            seat.role(),
                            floor,
                            arrival)
                    : seat;
        }

        @Override
        public void dressed(PersonId person, String name, Look look) {}

        @Override
        public void gone(SessionSeat seat, LeaveReason reason) {}
    }

    /** Counts ends and refusals. */
    static class Meters implements EngineMeters {
        final Map<String, Integer> counts = new ConcurrentHashMap<>();

        int count(Object what) {
            return counts.getOrDefault(what.toString(), 0);
        }

        @Override
        public void ticked(long workNanos, long latenessNanos) {}

        @Override
        public void flushed(long workNanos, int frames, long bytes) {}

        @Override
        public void changed(String kind, int count) {}

        @Override
        public void stands(FloorId floor, FloorGauges gauges) {}

        @Override
        public void refused(RefusalReason reason) {}

        @Override
        public void turnedAway(TurnedAway reason) {
            counts.merge(reason.toString(), 1, Integer::sum);
        }

        @Override
        public void joined() {}

        @Override
        public void resumed() {}

        @Override
        public void closed(CloseReason reason) {
            counts.merge(reason.toString(), 1, Integer::sum);
        }
    }
}
