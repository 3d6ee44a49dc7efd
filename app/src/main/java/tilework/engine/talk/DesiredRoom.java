package tilework.engine.talk;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.world.avatar.PersonId;

/**
 * A media room as it is to be.
 *
 * @param isAudioOnly nobody may publish a camera or a screen
 * @param members who may be in it: all of them, and nobody else
 * @param screen the member who may publish a screen
 */
public record DesiredRoom(
        RoomKey key,
        RoomKind kind,
        boolean isAudioOnly,
        Set<PersonId> members,
        @Nullable PersonId screen) {
    public DesiredRoom {
        members = Set.copyOf(members);
    }
}
