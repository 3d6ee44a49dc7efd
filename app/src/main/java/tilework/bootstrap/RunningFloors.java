package tilework.bootstrap;

import java.time.Duration;
import java.util.List;
import tilework.config.Settings;
import tilework.engine.CachedDistanceFields;
import tilework.engine.CloseReason;
import tilework.engine.EngineSettings;
import tilework.engine.FloorDirectory;
import tilework.engine.FloorEngine;
import tilework.engine.FloorPorts;
import tilework.engine.FloorSetup;
import tilework.maps.LoadedFloor;
import tilework.office.Office;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.protocol.FloorFacts;
import tilework.world.World;
import tilework.world.WorldSettings;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Status;
import tilework.world.pathfinding.BreadthFirstPathfinder;

/** The worlds and their threads. */
record RunningFloors(FloorDirectory directory) implements AutoCloseable {
    /** Clients need this long to notice a restart and to come back one after the other. */
    private static final Duration LEAST_GRACE_AFTER_RESTART = Duration.ofSeconds(20);

    /** Memory of a floor for the ways to its popular places. */
    private static final long FIELDS_BYTES = 2L * 1024 * 1024;

    /** Makes all floors, puts those back who were in before a restart, and starts time. */
    static RunningFloors start(
            Settings.Limits limits,
            List<LoadedFloor> floors,
            FloorDirectory directory,
            FloorPorts ports,
            Office office) {
        EngineSettings settings =
                EngineSettings.of(
                        limits.sendsPerSecond(),
                        limits.reconnectGrace().toNanos(),
                        limits.capacityPeople());
        floors.forEach(floor -> directory.add(engine(floor, settings, ports)));
        restore(directory, office, limits.reconnectGrace());
        directory.all().forEach(FloorEngine::start);
        return new RunningFloors(directory);
    }

    private static FloorEngine engine(
            LoadedFloor floor, EngineSettings settings, FloorPorts ports) {
        WorldSettings pace = WorldSettings.DEFAULT;
        World world =
                new World(
                        floor.plan(),
                        pace,
                        new BreadthFirstPathfinder(new CachedDistanceFields(FIELDS_BYTES)));
        FloorFacts facts = FloorFacts.of(floor.plan(), floor.hash(), pace.ticksPerTile());
        return new FloorEngine(new FloorSetup(world, facts, settings, ports));
    }

    private static void restore(FloorDirectory directory, Office office, Duration grace) {
        Duration wait =
                grace.compareTo(LEAST_GRACE_AFTER_RESTART) > 0 ? grace : LEAST_GRACE_AFTER_RESTART;
        for (SessionSeat seat : office.comeBack()) {
            Traveler traveler = new Traveler(seat, Status.AVAILABLE, false);
            if (!directory.restore(traveler, wait.toNanos())) {
                office.gone(seat, LeaveReason.LOST);
            }
        }
    }

    boolean areAlive() {
        return directory.all().stream().allMatch(FloorEngine::isAlive);
    }

    /** Tells every client to come back, and where everybody stands to the office. */
    @Override
    public void close() {
        directory.all().forEach(it -> it.stop(CloseReason.RESTARTING));
    }
}
