package tilework.engine;

import tilework.protocol.FloorFacts;
import tilework.world.World;

/** What one floor is made of. The world becomes the tick thread's own. */
public record FloorSetup(World world, FloorFacts facts, EngineSettings settings, FloorPorts ports) {
    /** The same with ports whose faults stop nothing. */
    FloorSetup guarded(FaultLog faults) {
        return new FloorSetup(world, facts, settings, GuardedPorts.of(ports, faults));
    }
}
