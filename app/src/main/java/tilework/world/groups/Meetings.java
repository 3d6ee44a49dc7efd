package tilework.world.groups;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** The groups of the meeting zones, and who is there and waits to be taken in. */
@ThreadConfined("tick")
final class Meetings {
    /** Most people of a meeting zone whose map does not say. */
    static final int DEFAULT_CAPACITY = 50;

    private final TreeMap<Integer, Room> rooms = new TreeMap<>();
    private final GroupBook book;

    Meetings(List<Zone> zones, GroupBook book) {
        this.book = book;
        for (Zone zone : zones) {
            if (zone.is(ZoneKind.MEETING)) {
                rooms.put(zone.id(), new Room(zone.id(), capacityOf(zone)));
            }
        }
    }

    /** Somebody has come into a meeting zone. */
    void await(Member member) {
        room(member.place).waiting.add(member);
    }

    /** Somebody who may have waited goes away. */
    void forget(Member member) {
        room(member.place).waiting.remove(member);
    }

    /** Takes in all for whom there is room, lowest zones and lowest ids first. */
    void fill() {
        rooms.values().forEach(this::fill);
    }

    private void fill(Room room) {
        room.waiting.removeIf(member -> member.group != null);
        while (!room.waiting.isEmpty() && room.isOpen()) {
            Member member = room.waiting.removeFirst();
            LiveGroup group = room.group;
            if (group == null || group.isEmpty()) {
                group = book.found(room.zone);
                room.group = group;
            }
            book.join(member, group);
        }
    }

    private Room room(int zone) {
        Room room = rooms.get(zone);
        if (room == null) {
            throw new IllegalArgumentException("zone " + zone + " is no meeting zone");
        }
        return room;
    }

    private static int capacityOf(Zone zone) {
        String text = zone.properties().getOrDefault("capacity", "");
        boolean isNumber =
                text.length() <= 9 && text.chars().allMatch(it -> it >= '0' && it <= '9');
        int capacity = isNumber && !text.isEmpty() ? Integer.parseInt(text) : 0;
        return capacity > 0 ? capacity : DEFAULT_CAPACITY;
    }

    private static final class Room {
        final int zone;
        final int capacity;
        final TreeSet<Member> waiting =
                new TreeSet<>(Comparator.comparingInt(member -> member.id.value()));
        @Nullable LiveGroup group;

        Room(int zone, int capacity) {
            this.zone = zone;
            this.capacity = capacity;
        }

        boolean isOpen() {
            return group == null
                    || group.isEmpty()
                    || (!group.isLocked() && group.members().size() < capacity);
        }
    }
}
