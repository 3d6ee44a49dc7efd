package tilework.world.groups;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;

/** A group while it lasts. Changed by {@link GroupBook} alone. */
@ThreadConfined("tick")
final class LiveGroup {
    private static final Comparator<Member> BY_ID =
            Comparator.comparingInt(member -> member.id.value());

    final GroupId id;
    final int zone;

    /** Whether it was told of before. */
    boolean isTold;

    /** Whether it is listed as one that is to be told of. */
    boolean isTouched;

    /** Whether it is listed as one whose members must be looked at. */
    boolean isUnderReview;

    /** Whether more people can come in than at the end of the tick before. */
    boolean hasRoomAgain;

    /** The lowest member before the changes of this tick; null when there were none. */
    @Nullable AvatarId lowestBefore;

    private final List<Member> members = new ArrayList<>();
    private boolean isLocked;
    private @Nullable Group known;

    LiveGroup(GroupId id, int zone) {
        this.id = id;
        this.zone = zone;
    }

    /** In ascending order of ids; not to be changed. */
    List<Member> members() {
        return members;
    }

    boolean isEmpty() {
        return members.isEmpty();
    }

    boolean isLocked() {
        return isLocked;
    }

    void setLocked(boolean locked) {
        isLocked = locked;
        known = null;
    }

    void add(Member member) {
        members.add(-1 - Collections.binarySearch(members, member, BY_ID), member);
        known = null;
    }

    void remove(Member member) {
        members.remove(Collections.binarySearch(members, member, BY_ID));
        known = null;
    }

    Group view() {
        Group view = known;
        if (view == null) {
            List<AvatarId> ids = members.stream().map(member -> member.id).toList();
            view = new Group(id, zone, isLocked, ids);
            known = view;
        }
        return view;
    }
}
