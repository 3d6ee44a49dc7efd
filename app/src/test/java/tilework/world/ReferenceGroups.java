package tilework.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.Status;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;
import tilework.world.groups.GroupRules;

/**
 * The rules of groups once more, the slow way: every tick everybody is compared with all others.
 */
final class ReferenceGroups {
    private static final int ALONE = -2;

    private final World world;
    private final GroupRules rules;
    private final TreeMap<Integer, Circle> circles = new TreeMap<>();
    private final Map<List<Integer>, Integer> sinceTick = new HashMap<>();
    private final Map<Integer, Boolean> isLeftAlone = new HashMap<>();
    private List<Integer> here = List.of();
    private int lastId;

    ReferenceGroups(World world) {
        this.world = world;
        this.rules = world.settings().groupRules();
    }

    private static final class Circle {
        final int id;
        final int zone;
        boolean isLocked;
        TreeSet<Integer> members = new TreeSet<>();

        Circle(int id, int zone) {
            this.id = id;
            this.zone = zone;
        }
    }

    /** After a tick of the world, with what was asked before it and who is here now. */
    List<Group> follow(List<Command> commands, List<AvatarId> avatars) {
        here = avatars.stream().map(AvatarId::value).sorted().toList();
        here.forEach(this::noteStatus);
        lock(commands);
        List.copyOf(circles.values()).forEach(this::split);
        circles.values().removeIf(it -> it.members.isEmpty());
        here.forEach(this::joinMeeting);
        merge();
        return circles.values().stream().map(ReferenceGroups::view).toList();
    }

    private static Group view(Circle circle) {
        List<AvatarId> members = circle.members.stream().map(AvatarId::new).toList();
        return new Group(new GroupId(circle.id), circle.zone, circle.isLocked, members);
    }

    private void noteStatus(int person) {
        var state = world.state(new AvatarId(person));
        if (state != null && state.status() != Status.RECONNECTING) {
            isLeftAlone.put(person, state.status() == Status.DO_NOT_DISTURB);
        }
    }

    private void lock(List<Command> commands) {
        Map<Integer, Boolean> wishes = new TreeMap<>();
        for (Command command : commands) {
            if (command instanceof Command.LockGroup(var avatar, var isLocked)) {
                wishes.put(avatar.value(), isLocked);
            }
        }
        wishes.keySet().retainAll(here);
        Map<Circle, Boolean> byCircle = new HashMap<>();
        wishes.forEach((person, isLocked) -> {
            Circle circle = circleOf(person);
            if (circle != null) {
                byCircle.merge(circle, isLocked, Boolean::logicalOr);
            }
        });
        byCircle.forEach((circle, isLocked) -> circle.isLocked = isLocked);
    }

    private void split(Circle circle) {
        circle.members.removeIf(it -> !here.contains(it) || placeOf(it) != circle.zone);
        if (circle.zone != Group.NO_ZONE || circle.members.isEmpty()) {
            return;
        }
        List<TreeSet<Integer>> parts = new ArrayList<>();
        TreeSet<Integer> left = new TreeSet<>(circle.members);
        while (!left.isEmpty()) {
            TreeSet<Integer> part = new TreeSet<>(List.of(left.removeFirst()));
            while (part.addAll(left.stream().filter(it -> isNearAny(it, part)).toList())) {
                left.removeAll(part);
            }
            parts.add(part);
        }
        // The sort is stable: of parts of one size the one with the lowest id stays first.
        List<TreeSet<Integer>> bySize = new ArrayList<>(parts);
        bySize.sort(Comparator.comparingInt(it -> -it.size()));
        TreeSet<Integer> largest = bySize.getFirst();
        circle.members = largest.size() > 1 ? largest : new TreeSet<>();
        for (TreeSet<Integer> part : parts) {
            if (!part.equals(largest) && part.size() > 1) {
                found(Group.NO_ZONE).members = part;
            }
        }
    }

    private boolean isNearAny(int person, Set<Integer> others) {
        return others.stream().anyMatch(it -> isNear(person, it, rules.leaveRadiusTiles()));
    }

    private Circle found(int zone) {
        Circle circle = new Circle(++lastId, zone);
        circles.put(circle.id, circle);
        return circle;
    }

    private void joinMeeting(int person) {
        int place = placeOf(person);
        if (place < 0 || circleOf(person) != null) {
            return;
        }
        Zone zone = world.plan().zones().get(place);
        int capacity = Integer.parseInt(zone.properties().getOrDefault("capacity", "50"));
        Circle circle = circleWhere(it -> it.zone == place);
        if (circle == null) {
            found(place).members.add(person);
        } else if (!circle.isLocked && circle.members.size() < capacity) {
            circle.members.add(person);
        }
    }

    private void merge() {
        for (int low : here) {
            for (int high : here) {
                if (low < high) {
                    List<Integer> pair = List.of(low, high);
                    if (canMerge(pair) && isNear(low, high, rules.enterRadiusTiles())) {
                        sinceTick.putIfAbsent(pair, world.tick());
                    } else {
                        sinceTick.remove(pair);
                    }
                }
            }
        }
        sinceTick.keySet().removeIf(it -> !here.containsAll(it));
        sinceTick.keySet().stream()
                .filter(it -> world.tick() >= since(it) + rules.dwellTicks())
                .sorted(
                        Comparator.<List<Integer>>comparingInt(it -> distance(it))
                                .thenComparingInt(this::since)
                                .thenComparing(List::getFirst)
                                .thenComparing(List::getLast))
                .forEach(this::merge);
        sinceTick.keySet().removeIf(it -> !canMerge(it));
    }

    private void merge(List<Integer> pair) {
        if (!canMerge(pair)) {
            return;
        }
        Circle one = circleOf(pair.getFirst());
        Circle other = circleOf(pair.getLast());
        if (one == null && other == null) {
            found(Group.NO_ZONE).members.addAll(pair);
        } else if (one == null || other == null) {
            Stream.of(one, other).filter(Objects::nonNull).forEach(it -> it.members.addAll(pair));
        } else {
            boolean oneStays =
                    one.members.size() != other.members.size()
                            ? one.members.size() > other.members.size()
                            : one.id < other.id;
            Circle staying = oneStays ? one : other;
            Circle ending = oneStays ? other : one;
            staying.members.addAll(ending.members);
            circles.remove(ending.id);
        }
    }

    private int since(List<Integer> pair) {
        return sinceTick.getOrDefault(pair, 0);
    }

    private boolean canMerge(List<Integer> pair) {
        Circle one = circleOf(pair.getFirst());
        Circle other = circleOf(pair.getLast());
        boolean isOneGroup = one != null && one == other;
        int size =
                (one == null ? 1 : one.members.size()) + (other == null ? 1 : other.members.size());
        return !isOneGroup
                && size <= rules.capacity()
                && pair.stream().allMatch(it -> placeOf(it) == Group.NO_ZONE)
                && (one == null || !one.isLocked)
                && (other == null || !other.isLocked);
    }

    private int placeOf(int person) {
        AvatarId avatar = new AvatarId(person);
        if (isLeftAlone.getOrDefault(person, false)
                || GroupInvariants.isIn(world, avatar, ZoneKind.QUIET)) {
            return ALONE;
        }
        return world.zonesOf(avatar).stream()
                .filter(it -> world.plan().zones().get(it).is(ZoneKind.MEETING))
                .findFirst()
                .orElse(Group.NO_ZONE);
    }

    private @Nullable Circle circleOf(int person) {
        return circleWhere(it -> it.members.contains(person));
    }

    private @Nullable Circle circleWhere(Predicate<Circle> isIt) {
        return circles.values().stream().filter(isIt).findFirst().orElse(null);
    }

    private int distance(List<Integer> pair) {
        return GroupInvariants.distance(
                world, new AvatarId(pair.getFirst()), new AvatarId(pair.getLast()));
    }

    private boolean isNear(int one, int other, int radiusTiles) {
        Tile from = world.tileOf(new AvatarId(one));
        Tile to = world.tileOf(new AvatarId(other));
        return distance(List.of(one, other)) <= radiusTiles && hears(from, to);
    }

    /** Tries all ways that never turn back. */
    private boolean hears(Tile from, Tile to) {
        if (world.plan().opaque().get(world.plan().grid().index(from))) {
            return false;
        }
        int across = Integer.signum(to.column() - from.column());
        int down = Integer.signum(to.row() - from.row());
        return from.equals(to)
                || (across != 0 && hears(new Tile(from.column() + across, from.row()), to))
                || (down != 0 && hears(new Tile(from.column(), from.row() + down), to));
    }
}
