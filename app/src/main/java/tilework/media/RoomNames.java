package tilework.media;

import tilework.engine.talk.DesiredRoom;
import tilework.engine.talk.RoomKey;
import tilework.engine.talk.RoomKind;

/**
 * Names of rooms at LiveKit, as {@code office.near.hq-3.boot-1}: no two rooms ever have the same,
 * since the office has another {@code boot} each time it starts.
 */
record RoomNames(String office, String boot) {
    String of(DesiredRoom room) {
        RoomKey key = room.key();
        return String.join(
                ".",
                office,
                room.kind() == RoomKind.NEAR ? "near" : "meet",
                key.floor().value() + "-" + key.group(),
                boot + "-" + key.epoch());
    }

    /** Whether a room is of this office, of this start of it or another. */
    boolean isOurs(String name) {
        return name.startsWith(office + ".");
    }
}
