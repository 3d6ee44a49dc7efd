package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilework.engine.talk.MediaRooms;
import tilework.engine.talk.MemoryConsents;
import tilework.engine.talk.RecordingRooms;
import tilework.engine.talk.TalkPorts;
import tilework.office.Consents;
import tilework.office.FloorReports;
import tilework.office.Floors;
import tilework.office.Role;
import tilework.office.Roster;
import tilework.office.SessionId;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;
import tilework.protocol.FloorFacts;
import tilework.world.Arrival;
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

/** Whatever the office, the meters or a link throws at a floor, on its own thread. */
class CallbackFaultsTest {
    private static final FloorId HQ = new FloorId("hq");
    private static final FloorId ANNEX = new FloorId("annex");
    private static final int COLUMNS = 12;
    private static final int EXIT_COLUMN = 9;
    private static final int LINKS = 4;
    private static final long GRACE_NANOS = 100_000_000;
    private static final long LIMIT_NANOS = 20_000_000_000L;

    /** What a floor does not call: sockets, the directory and the start of the server do. */
    private static final Set<String> OF_OTHERS =
            Set.of("turnedAway", "closed", "restore", "remove");

    private final Fixture.MailboxFloors floors = new Fixture.MailboxFloors();
    private final Fixture.CountingMeters meters = new Fixture.CountingMeters();
    private long lastSession;

    static Stream<Method> callbacks() {
        return Stream.of(ClientLink.class, FloorReports.class, EngineMeters.class, Floors.class)
                .flatMap(port -> Arrays.stream(port.getDeclaredMethods()))
                .filter(it -> !OF_OTHERS.contains(it.getName()));
    }

    @ParameterizedTest
    @MethodSource("callbacks")
    void a_callback_that_throws_stops_nobody_else_keeps_no_link_and_is_told_once(Method callback) {
        floors.mailboxes.put(ANNEX, new Mailbox(100, () -> {}));
        BreakingPort breaking = new BreakingPort(callback);
        FloorEngine floor = floor(breaking);
        try (Logged logged = new Logged()) {
            floor.start();
            TestLink bo = connect(floor, 2, null);
            liveThrough(floor, breaking);

            int frames = bo.replica.frames;
            bo.ask(new ClientCommand.Head(Direction.LEFT));
            await("Bo is told of his walk", () -> bo.replica.frames > frames);
            await("the callback was called", () -> breaking.thrown.get() > 0);
            assertThat(floor.isAlive()).isTrue();
            lose(bo);
            assertRoomForAll(floor);
            await("it is told", () -> logged.count(BreakingPort.WORDS) > 0);
            assertThat(logged.count(BreakingPort.WORDS)).isEqualTo(1);
        } finally {
            floor.stop(CloseReason.RESTARTING);
        }
        assertThat(floor.isAlive()).as("it can still be stopped").isFalse();
    }

    /** All that can happen to people, which calls every callback. */
    private void liveThrough(FloorEngine floor, BreakingPort breaking) {
        TestLink ada = connect(floor, 1, breaking);
        ada.ask(new ClientCommand.WalkTo(-1));
        ada.ask(new ClientCommand.Stop());
        ada.ask(new ClientCommand.Dress("Ada", Look.PLAIN));
        ada.ask(new ClientCommand.WalkTo(EXIT_COLUMN - 2));
        TestLink newer = connect(floor, 1, breaking);
        newer.ask(new ClientCommand.WalkTo(EXIT_COLUMN));
        TestLink cleo = connect(floor, 3, breaking);
        cleo.ask(new ClientCommand.Head(Direction.UP));
        floor.remove(new PersonId(3), LeaveReason.REMOVED);
        await("the callback was called", () -> breaking.thrown.get() > 0);
        floor.remove(new PersonId(1), LeaveReason.REMOVED);
        if (!breaking.breaks("close")) {
            // One that cannot be closed never says that it is lost; the floor has to.
            await("links are closed", () -> newer.closed != null && cleo.closed != null);
            List.of(ada, newer, cleo).forEach(CallbackFaultsTest::lose);
        }
    }

    /** As many links as a floor takes, and not one more: none was forgotten. */
    private void assertRoomForAll(FloorEngine floor) {
        TestLink[] links = new TestLink[LINKS];
        for (int i = 0; i < LINKS; i++) {
            int person = 10 + i;
            links[i] = new TestLink();
            TestLink link = links[i];
            await(
                    "there is room for link " + person,
                    () -> {
                        link.connection = floor.connect(seat(person), link);
                        return link.connection != null;
                    });
        }
        assertThat(floor.connect(seat(99), new TestLink())).isNull();
        List.of(links).forEach(CallbackFaultsTest::lose);
    }

    private TestLink connect(FloorEngine floor, int person, @Nullable BreakingPort breaking) {
        TestLink link = new TestLink();
        link.connection =
                floor.connect(
                        seat(person),
                        breaking == null ? link : breaking.before(ClientLink.class, link));
        assertThat(link.connection).isNotNull();
        return link;
    }

    private SessionSeat seat(int person) {
        return new SessionSeat(
                new SessionId(++lastSession),
                new PersonId(person),
                "P" + person + "-" + lastSession,
                Look.PLAIN,
                Role.GUEST,
                HQ,
                new Arrival.AtTile(new Tile(EXIT_COLUMN - 3, 0), Direction.DOWN));
    }

    private static void lose(TestLink link) {
        if (link.connection != null) {
            link.connection.lost();
        }
    }

    private FloorEngine floor(BreakingPort breaking) {
        BitSet stairs = new BitSet();
        stairs.set(EXIT_COLUMN);
        Zone exit = new Zone(0, "Stairs", Set.of(ZoneKind.EXIT), stairs, Map.of());
        FloorPlan plan =
                new FloorPlan(
                        HQ,
                        "HQ",
                        Grid.of(COLUMNS, 2, new BitSet()),
                        List.of(exit),
                        List.of(new Exit(0, ANNEX, "")));
        WorldSettings pace = new WorldSettings(1, 7);
        World world = new World(plan, pace, new BreadthFirstPathfinder(DistanceFields.NONE));
        FloorPorts ports =
                new FloorPorts(
                        new Roster(),
                        breaking.before(Floors.class, floors),
                        breaking.before(FloorReports.class, new Fixture.RecordingOffice()),
                        breaking.before(EngineMeters.class, meters),
                        new TalkPorts(
                                breaking.before(MediaRooms.class, new RecordingRooms()),
                                breaking.before(Consents.class, new MemoryConsents())));
        return new FloorEngine(
                new FloorSetup(
                        world,
                        FloorFacts.of(plan, "hash", pace.ticksPerTile()),
                        new EngineSettings(20_000, GRACE_NANOS, LINKS, 1_000),
                        ports));
    }

    private static void await(String what, BooleanSupplier wanted) {
        long untilNanos = System.nanoTime() + LIMIT_NANOS;
        while (!wanted.getAsBoolean()) {
            if (System.nanoTime() - untilNanos > 0) {
                throw new AssertionError("did not come true in time: " + what);
            }
            LockSupport.parkNanos(2_000_000);
        }
    }
}
