package tilework.world.groups;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.grid.FloorPlan;

/**
 * Who is in which group on one floor.
 *
 * <p>In a meeting zone all are in the zone's one group, at once, while it has room and is not
 * locked. Everywhere else two come together when they have been near each other, with sound between
 * them, for the dwell time, and whole groups with them as long as there is room; a group holds
 * while its members hang together by the leave radius. What splits off is a group of its own from
 * two on.
 *
 * <p>The groups follow from what is told between two ticks, in whichever order: it is only kept
 * until {@link #advanceTo}, which does everything in an order of its own: split (lowest group
 * first), fill meetings (lowest zone first), merge (nearest first, then oldest, then lowest ids).
 * Only dirty people are looked at, those who moved or whose group has got smaller or open again,
 * and those near them; nothing else can bring two together. Merging makes nobody dirty: it takes
 * room and gives none.
 */
@ThreadConfined("tick")
public final class Groups {
    /** The place of somebody who is in no group wherever others stand. */
    public static final int ALONE = -2;

    private final GroupRules rules;
    private final Hearing hearing;
    private final OpenFloor floor;
    private final GroupBook book = new GroupBook();
    private final Meetings meetings;
    private final Encounters encounters;
    private final Map<AvatarId, Member> members = new HashMap<>();
    private final List<Member> dirty = new ArrayList<>();
    private final List<LiveGroup> underReview = new ArrayList<>();
    private final Map<Member, Boolean> lockWishes = new HashMap<>();

    public Groups(GroupRules rules, FloorPlan plan) {
        this.rules = rules;
        hearing = new Hearing(plan.grid().columns(), plan.opaque());
        floor = new OpenFloor(plan.grid().columns(), plan.grid().size());
        meetings = new Meetings(plan.zones(), book);
        encounters = new Encounters(rules, hearing, floor, book);
    }

    /** A group that has members; else null. */
    public @Nullable Group find(GroupId id) {
        LiveGroup group = book.find(id);
        return group == null ? null : group.view();
    }

    /** The group of an avatar; null when it is in none or not here. */
    public @Nullable Group of(AvatarId avatar) {
        Member member = members.get(avatar);
        return member == null || member.group == null ? null : member.group.view();
    }

    public int count() {
        return book.count();
    }

    /**
     * Somebody has come in or is somewhere else.
     *
     * @param tile index of the tile
     * @param place id of the meeting zone, {@link Group#NO_ZONE} or {@link #ALONE}
     */
    public void put(AvatarId avatar, int tile, int place) {
        Member member = members.get(avatar);
        if (member == null) {
            member = new Member(avatar, tile, place);
            members.put(avatar, member);
            settle(member);
            markDirty(member);
        } else if (member.place != place || member.tile != tile) {
            move(member, tile, place);
        }
    }

    /** Somebody has gone, and is out of the group at once. */
    public void remove(AvatarId avatar) {
        Member member = members.remove(avatar);
        if (member == null) {
            return;
        }
        review(member.group);
        book.part(member);
        unsettle(member);
        member.place = ALONE;
        member.isGone = true;
        lockWishes.remove(member);
        markDirty(member);
    }

    /**
     * Locks or unlocks the group of an avatar at the next tick. When members want different things
     * of their group, it is locked.
     */
    public void lock(AvatarId avatar, boolean isLocked) {
        Member member = members.get(avatar);
        if (member != null && member.group != null) {
            lockWishes.put(member, isLocked);
        }
    }

    /** Whether time alone changes nothing. */
    public boolean isSettled() {
        return dirty.isEmpty() && encounters.isEmpty() && lockWishes.isEmpty();
    }

    /** Goes on to a tick and tells what has changed. */
    public void advanceTo(int tick, GroupListener listener) {
        if (isSettled()) {
            return;
        }
        applyLockWishes();
        dirty.forEach(member -> review(member.group));
        underReview.sort(Comparator.comparingInt(group -> group.id.value()));
        underReview.forEach(this::split);
        underReview.clear();
        meetings.fill();
        encounters.advanceTo(tick, dirty);
        dirty.forEach(member -> member.isDirty = false);
        dirty.clear();
        book.report(listener);
    }

    private void move(Member member, int tile, int place) {
        if (member.place == place && !member.isInTheOpen()) {
            member.tile = tile;
            return;
        }
        unsettle(member);
        member.tile = tile;
        member.place = place;
        settle(member);
        markDirty(member);
    }

    private void settle(Member member) {
        if (member.isInTheOpen()) {
            floor.add(member);
        } else if (member.place != ALONE) {
            meetings.await(member);
        }
    }

    private void unsettle(Member member) {
        if (member.isInTheOpen()) {
            floor.remove(member);
        } else if (member.place != ALONE) {
            meetings.forget(member);
        }
    }

    private void markDirty(Member member) {
        if (!member.isDirty) {
            member.isDirty = true;
            dirty.add(member);
        }
    }

    private void review(@Nullable LiveGroup group) {
        if (group != null && !group.isUnderReview) {
            group.isUnderReview = true;
            underReview.add(group);
        }
    }

    private void applyLockWishes() {
        Map<LiveGroup, Boolean> wishes = new HashMap<>();
        lockWishes.forEach((member, isLocked) -> {
            if (member.group != null) {
                wishes.merge(member.group, isLocked, Boolean::logicalOr);
            }
        });
        lockWishes.clear();
        wishes.forEach(book::setLocked);
        wishes.keySet().forEach(this::review);
    }

    /** Leaves in the group who still hangs together. */
    private void split(LiveGroup group) {
        group.isUnderReview = false;
        for (Member member : List.copyOf(group.members())) {
            if (member.place != group.zone) {
                book.part(member);
                markDirty(member);
            }
        }
        if (group.zone == Group.NO_ZONE && !group.isEmpty()) {
            splitByDistance(group);
        }
        if (group.hasRoomAgain) {
            group.members().forEach(this::markDirty);
        }
    }

    private void splitByDistance(LiveGroup group) {
        List<List<Member>> parts = Parts.of(group.members(), hearing, rules.leaveRadiusTiles());
        List<Member> largest = Parts.takeLargest(parts);
        parts.forEach(this::splitOff);
        if (largest.size() == 1) {
            splitOff(largest);
        }
    }

    private void splitOff(List<Member> part) {
        part.forEach(this::markDirty);
        if (part.size() == 1) {
            book.part(part.getFirst());
        } else {
            LiveGroup group = book.found(Group.NO_ZONE);
            part.forEach(member -> book.join(member, group));
        }
    }
}
