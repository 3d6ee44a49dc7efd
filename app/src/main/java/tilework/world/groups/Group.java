package tilework.world.groups;

import java.util.List;
import tilework.world.avatar.AvatarId;

/**
 * People in one conversation, as they are now.
 *
 * @param zone id of the meeting zone whose group this is; {@link #NO_ZONE} for people who stand
 *     together
 * @param isLocked whether nobody else can come in
 * @param members in ascending order; at least two, in a meeting zone at least one
 */
public record Group(GroupId id, int zone, boolean isLocked, List<AvatarId> members) {
    public static final int NO_ZONE = -1;

    public Group {
        members = List.copyOf(members);
    }
}
