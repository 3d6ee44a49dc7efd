package tilework.engine;

import tilework.engine.talk.TalkPorts;
import tilework.office.FloorReports;
import tilework.office.Floors;
import tilework.office.Roster;

/** What a floor needs of the rest of the office. */
public record FloorPorts(
        Roster roster, Floors floors, FloorReports reports, EngineMeters meters, TalkPorts talk) {}
