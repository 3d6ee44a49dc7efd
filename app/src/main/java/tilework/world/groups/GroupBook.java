package tilework.world.groups;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;

/** All groups and who is in them, and what of that is yet to be told. */
@ThreadConfined("tick")
final class GroupBook {
    private final Map<GroupId, LiveGroup> groups = new HashMap<>();
    private final List<LiveGroup> touched = new ArrayList<>();
    private final List<Member> regrouped = new ArrayList<>();
    private int lastId;

    @Nullable LiveGroup find(GroupId id) {
        return groups.get(id);
    }

    int count() {
        return groups.size();
    }

    /** A new group, which must get members at once. */
    LiveGroup found(int zone) {
        LiveGroup group = new LiveGroup(new GroupId(++lastId), zone);
        groups.put(group.id, group);
        return group;
    }

    /** Takes somebody in, out of the group so far. */
    void join(Member member, LiveGroup group) {
        part(member);
        touch(group);
        group.add(member);
        member.group = group;
        note(member);
    }

    /** Takes somebody out of the group, which ends with its last member. */
    void part(Member member) {
        LiveGroup group = member.group;
        if (group == null) {
            return;
        }
        touch(group);
        group.remove(member);
        group.hasRoomAgain = true;
        member.group = null;
        note(member);
        if (group.isEmpty()) {
            groups.remove(group.id);
        }
    }

    void setLocked(LiveGroup group, boolean isLocked) {
        if (group.isLocked() != isLocked) {
            touch(group);
            group.setLocked(isLocked);
            group.hasRoomAgain |= !isLocked;
        }
    }

    /** Tells all that is not as it was told before: people first, then groups, lowest first. */
    void report(GroupListener listener) {
        regrouped.sort(Comparator.comparingInt(member -> member.id.value()));
        for (Member member : regrouped) {
            member.isRegrouped = false;
            if (!member.isGone && member.toldGroup != member.groupNumber()) {
                member.toldGroup = member.groupNumber();
                listener.regrouped(member.id, member.toldGroup);
            }
        }
        regrouped.clear();
        touched.sort(Comparator.comparingInt(group -> group.id.value()));
        touched.forEach(group -> tell(group, listener));
        touched.clear();
    }

    private static void tell(LiveGroup group, GroupListener listener) {
        AvatarId lowest = group.isEmpty() ? group.lowestBefore : group.members().getFirst().id;
        if (lowest != null && (group.isTold || !group.isEmpty())) {
            listener.changed(group.id, lowest);
        }
        group.isTold = true;
        group.lowestBefore = null;
        group.hasRoomAgain = false;
        group.isTouched = false;
    }

    private void touch(LiveGroup group) {
        if (!group.isTouched) {
            group.isTouched = true;
            group.lowestBefore = group.isEmpty() ? null : group.members().getFirst().id;
            touched.add(group);
        }
    }

    private void note(Member member) {
        if (!member.isRegrouped) {
            member.isRegrouped = true;
            regrouped.add(member);
        }
    }
}
