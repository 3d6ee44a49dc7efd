package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import tilework.engine.talk.MemoryConsents;
import tilework.engine.talk.RecordingRooms;
import tilework.engine.talk.TalkPorts;
import tilework.office.Roster;
import tilework.office.SessionSeat;
import tilework.protocol.FloorFacts;
import tilework.protocol.Replica;
import tilework.world.World;
import tilework.world.WorldSettings;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.interest.Window;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

/** A floor whose loop the test turns by hand. */
final class TestFloor {
    static final long GRACE_NANOS = 20_000_000_000L;

    final World world;
    final Mailbox mailbox;
    final TickLoop loop;
    final RecordingRooms rooms = new RecordingRooms();
    final MemoryConsents consents = new MemoryConsents();
    final Fixture.CountingMeters meters = new Fixture.CountingMeters();

    TestFloor(
            FloorPlan plan,
            int sendsPerSecond,
            Fixture.RecordingOffice office,
            Fixture.MailboxFloors floors,
            Roster roster,
            LongSupplier clock) {
        WorldSettings settings = new WorldSettings(3, 7);
        world = new World(plan, settings, new BreadthFirstPathfinder(DistanceFields.NONE));
        mailbox = new Mailbox(10_000, () -> {});
        floors.mailboxes.put(plan.id(), mailbox);
        FloorSetup setup =
                new FloorSetup(
                        world,
                        FloorFacts.of(plan, "hash", settings.ticksPerTile()),
                        EngineSettings.of(sendsPerSecond, GRACE_NANOS, 1_000),
                        new FloorPorts(
                                roster, floors, office, meters, new TalkPorts(rooms, consents)));
        loop = new TickLoop(setup, mailbox, clock);
    }

    /** A small floor of an office of its own. */
    static TestFloor small(LongSupplier clock) {
        return new TestFloor(
                Fixture.plan("hq", 32, 24, null, new SplittableRandom(1)),
                20_000,
                new Fixture.RecordingOffice(),
                new Fixture.MailboxFloors(),
                new Roster(),
                clock);
    }

    FloorId id() {
        return world.plan().id();
    }

    TestLink connect(SessionSeat seat) {
        TestLink link = new TestLink();
        FloorConnection connection =
                new FloorConnection(seat, link, mailbox, () -> {}, () -> {}, loop.faults());
        link.connection = connection;
        mailbox.post(new Request.Connect(connection));
        return link;
    }

    /** The client knows what is in its window, all of it, as it is, and nothing else. */
    void assertKnows(Replica replica) {
        Window window = windowOf(replica);
        Set<Integer> there = new HashSet<>();
        window.forEachCell(
                world.cells(),
                cell ->
                        world.forEachIn(
                                cell,
                                it -> {
                                    there.add(it.id().value());
                                    assertKnows(replica, it);
                                }));
        assertThat(replica.avatars.keySet()).isEqualTo(there);
    }

    /** Plain comparisons: there are millions of them. */
    private void assertKnows(Replica replica, AvatarState is) {
        var known = replica.avatars.get(is.id().value());
        if (known == null
                || replica.tileOf(is.id().value(), world.tick()) != tileIndex(is.id())
                || known.state.getPath().getFacing() != is.path().facing().code()
                || !known.state.getName().equals(is.name())
                || known.state.getHandUp() != is.handUp()
                || known.state.getGroup() != is.group()
                || !known.state.getStatus().name().equals("STATUS_" + is.status())
                || known.state.getLook().getSkin() != is.look().skin()) {
            String knows = known == null ? "nothing" : known.state.toString();
            throw new AssertionError(
                    is + " at tick " + world.tick() + ", and the client knows " + knows);
        }
    }

    private int tileIndex(AvatarId avatar) {
        return world.plan().grid().index(world.tileOf(avatar));
    }

    private static Window windowOf(Replica replica) {
        var window = replica.window;
        if (window == null) {
            throw new AssertionError("the client has no window");
        }
        return new Window(
                window.getMinColumn(),
                window.getMinRow(),
                window.getMaxColumn(),
                window.getMaxRow());
    }
}
