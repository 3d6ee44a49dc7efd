package tilework.engine.talk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilework.office.MediaState;
import tilework.world.avatar.PersonId;

/** Remembers which rooms are wanted. */
public final class RecordingRooms implements MediaRooms {
    public final Map<RoomKey, DesiredRoom> wanted = new HashMap<>();
    public final List<RoomKey> ended = new ArrayList<>();
    public final List<PersonId> asked = new ArrayList<>();

    @Override
    public void desire(DesiredRoom room) {
        if (ended.contains(room.key())) {
            throw new IllegalStateException(room.key() + " was there before");
        }
        wanted.put(room.key(), room);
    }

    @Override
    public void end(RoomKey room) {
        wanted.remove(room);
        ended.add(room);
    }

    @Override
    public void askTicket(RoomKey room, PersonId member) {
        asked.add(member);
    }

    @Override
    public MediaHealth health() {
        return new MediaHealth(MediaState.UP, "Calls work.");
    }

    public DesiredRoom only() {
        if (wanted.size() != 1) {
            throw new AssertionError("there are " + wanted.size() + " rooms");
        }
        return wanted.values().iterator().next();
    }
}
