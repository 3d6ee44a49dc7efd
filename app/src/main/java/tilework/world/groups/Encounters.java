package tilework.world.groups;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilework.concurrency.ThreadConfined;

/**
 * People in the open who are near each other and come together when they have been so for the dwell
 * time. Only pairs who can come together are kept, so that none is left once all that can have.
 */
@ThreadConfined("tick")
final class Encounters {
    private final GroupRules rules;
    private final Hearing hearing;
    private final OpenFloor floor;
    private final GroupBook book;
    private final Map<Long, Encounter> encounters = new HashMap<>();
    private final List<Encounter> ripe = new ArrayList<>();
    private final Comparator<Encounter> nearestFirst;

    Encounters(GroupRules rules, Hearing hearing, OpenFloor floor, GroupBook book) {
        this.rules = rules;
        this.hearing = hearing;
        this.floor = floor;
        this.book = book;
        this.nearestFirst =
                Comparator.<Encounter>comparingInt(
                                it -> hearing.distanceTiles(it.low().tile, it.high().tile))
                        .thenComparing(Encounter.OLDEST_FIRST);
    }

    boolean isEmpty() {
        return encounters.isEmpty();
    }

    /** Brings together whose time has come; only those around the dirty can be near anew. */
    void advanceTo(int tick, List<Member> dirty) {
        encounters.values().removeIf(it -> !canGoOn(it));
        for (Member member : dirty) {
            if (canTakeIn(member)) {
                lookAround(member, tick);
            }
        }
        for (Encounter encounter : encounters.values()) {
            if (tick - encounter.sinceTick() >= rules.dwellTicks()) {
                ripe.add(encounter);
            }
        }
        ripe.sort(nearestFirst);
        ripe.forEach(this::merge);
        ripe.clear();
        encounters.values().removeIf(it -> !canMerge(it.low(), it.high()));
    }

    private boolean canGoOn(Encounter it) {
        boolean hasMoved = it.low().isDirty || it.high().isDirty;
        return canMerge(it.low(), it.high()) && (!hasMoved || isNear(it.low(), it.high()));
    }

    private void lookAround(Member one, int tick) {
        floor.forEachAround(
                one.tile,
                rules.enterRadiusTiles(),
                other -> {
                    if (other != one
                            && canMerge(one, other)
                            && hearing.passes(one.tile, other.tile)) {
                        meet(one, other, tick);
                    }
                });
    }

    private void meet(Member one, Member other, int tick) {
        boolean isInOrder = one.id.value() < other.id.value();
        Member low = isInOrder ? one : other;
        Member high = isInOrder ? other : one;
        encounters.computeIfAbsent(Encounter.key(low, high), key -> new Encounter(low, high, tick));
    }

    private boolean canTakeIn(Member member) {
        return member.isInTheOpen()
                && member.groupSize() < rules.capacity()
                && !member.isLockedIn();
    }

    private boolean isNear(Member one, Member other) {
        return hearing.isWithin(rules.enterRadiusTiles(), one.tile, other.tile);
    }

    private boolean canMerge(Member one, Member other) {
        return one.isInTheOpen()
                && other.isInTheOpen()
                && !one.isInGroupWith(other)
                && one.groupSize() + other.groupSize() <= rules.capacity()
                && !one.isLockedIn()
                && !other.isLockedIn();
    }

    /** The larger group keeps its number, of two the same size the older one. */
    private void merge(Encounter encounter) {
        Member one = encounter.low();
        Member other = encounter.high();
        if (!canMerge(one, other)) {
            return;
        }
        LiveGroup group = staying(one, other);
        List<Member> coming = new ArrayList<>();
        addComing(one, group, coming);
        addComing(other, group, coming);
        coming.forEach(member -> book.join(member, group));
    }

    private LiveGroup staying(Member one, Member other) {
        LiveGroup first = one.group;
        LiveGroup second = other.group;
        if (first == null || second == null) {
            return first != null ? first : second != null ? second : book.found(Group.NO_ZONE);
        }
        int difference = first.members().size() - second.members().size();
        boolean isFirst = difference > 0 || (difference == 0 && isOlder(first, second));
        return isFirst ? first : second;
    }

    private static boolean isOlder(LiveGroup one, LiveGroup other) {
        return one.id.value() < other.id.value();
    }

    private static void addComing(Member member, LiveGroup group, List<Member> coming) {
        if (member.group == null) {
            coming.add(member);
        } else if (member.group != group) {
            coming.addAll(member.group.members());
        }
    }
}
