package tilework.world.groups;

import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;

/** An avatar that is, or could be, in a group. */
@ThreadConfined("tick")
final class Member {
    final AvatarId id;

    /** Index of the tile it has reached. */
    int tile;

    /** The meeting zone it is in, {@link Group#NO_ZONE} or {@link Groups#ALONE}. */
    int place;

    @Nullable LiveGroup group;

    /** Number of the group that was told last; 0 for none. */
    int toldGroup;

    /** Whether it is listed as one whose group must be looked at. */
    boolean isDirty;

    /** Whether it is listed as one whose group may have to be told. */
    boolean isRegrouped;

    boolean isGone;

    /** The next one on the same tile. */
    @Nullable Member nextOnTile;

    Member(AvatarId id, int tile, int place) {
        this.id = id;
        this.tile = tile;
        this.place = place;
    }

    int groupNumber() {
        return group == null ? 0 : group.id.value();
    }

    /** How many would come with it into another group. */
    int groupSize() {
        return group == null ? 1 : group.members().size();
    }

    boolean isLockedIn() {
        return group != null && group.isLocked();
    }

    boolean isInGroupWith(Member other) {
        return group != null && group == other.group;
    }

    /** Whether it stands where people come together by standing together. */
    boolean isInTheOpen() {
        return place == Group.NO_ZONE;
    }
}
