package tilework.engine;

import tilework.protocol.FloorFacts;
import tilework.world.World;

/** What one floor is made of. The world becomes the tick thread's own. */
public record FloorSetup(
        World world, FloorFacts facts, EngineSettings settings, FloorPorts ports) {}
