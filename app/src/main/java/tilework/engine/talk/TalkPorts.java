package tilework.engine.talk;

import tilework.office.Consents;

/** What conversations need of the rest of the office. */
public record TalkPorts(MediaRooms rooms, Consents consents) {}
