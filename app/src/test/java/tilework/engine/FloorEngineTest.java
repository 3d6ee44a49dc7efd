package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tilework.engine.talk.MemoryConsents;
import tilework.engine.talk.RecordingRooms;
import tilework.engine.talk.TalkPorts;
import tilework.office.Roster;
import tilework.protocol.FloorFacts;
import tilework.world.World;
import tilework.world.WorldSettings;
import tilework.world.grid.FloorId;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

/** A floor whose thread has not begun, so that nothing is taken out of its mailbox. */
class FloorEngineTest {
    private static final FloorId HQ = new FloorId("hq");
    private static final int CAPACITY_SESSIONS = 4;

    private final FloorEngine engine = new FloorEngine(setup());

    private static FloorSetup setup() {
        var plan = Fixture.plan("hq", 32, 24, null, new SplittableRandom(1));
        WorldSettings pace = WorldSettings.DEFAULT;
        return new FloorSetup(
                new World(plan, pace, new BreadthFirstPathfinder(DistanceFields.NONE)),
                FloorFacts.of(plan, "hash", pace.ticksPerTile()),
                new EngineSettings(20_000, 1_000_000_000, CAPACITY_SESSIONS, 100),
                new FloorPorts(
                        new Roster(),
                        new Fixture.MailboxFloors(),
                        new Fixture.RecordingOffice(),
                        new Fixture.CountingMeters(),
                        new TalkPorts(new RecordingRooms(), new MemoryConsents())));
    }

    @Test
    void links_that_come_and_go_before_the_floor_looks_count_until_it_does() {
        for (int i = 1; i <= CAPACITY_SESSIONS; i++) {
            Objects.requireNonNull(connect(i)).lost();
        }

        assertThat(connect(99)).isNull();
    }

    private @Nullable Connection connect(int person) {
        return engine.connect(Fixture.seat(person, person, HQ), new TestLink());
    }
}
