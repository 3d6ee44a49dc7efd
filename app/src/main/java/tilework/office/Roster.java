package tilework.office;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.FloorId;

/**
 * Who is in the office, across floors. Every change has a version, so that each floor asks for what
 * is new to it, when it likes. Safe from any thread; nothing is called while the lock is held.
 */
public final class Roster {
    /** Departures that are remembered: far more than anybody can be behind and still connected. */
    private static final int REMEMBERED_DEPARTURES = 4096;

    @GuardedBy("this")
    private final Map<PersonId, Line> lines = new LinkedHashMap<>();

    @GuardedBy("this")
    private final Deque<Departure> departures = new ArrayDeque<>();

    @GuardedBy("this")
    private long version;

    /** The version of the newest change, 0 before any. */
    public synchronized long version() {
        return version;
    }

    public synchronized int population() {
        return lines.size();
    }

    /** The person is in, as said: new or changed in any way. */
    public synchronized void put(RosterEntry entry) {
        Line line = lines.get(entry.person());
        if (line == null) {
            lines.put(entry.person(), new Line(entry, ++version));
        } else if (!line.entry.equals(entry)) {
            line.set(entry, ++version);
        }
    }

    public synchronized void setStatus(PersonId person, Status status) {
        Line line = lines.get(person);
        if (line != null) {
            RosterEntry is = line.entry;
            put(new RosterEntry(person, is.name(), is.look(), status, is.floor(), is.zone()));
        }
    }

    public synchronized void dress(PersonId person, String name, Look look) {
        Line line = lines.get(person);
        if (line != null) {
            RosterEntry is = line.entry;
            put(new RosterEntry(person, name, look, is.status(), is.floor(), is.zone()));
        }
    }

    /** {@code zone}: the one the person is in on that floor, or {@link RosterEntry#NO_ZONE}. */
    public synchronized void place(PersonId person, FloorId floor, int zone) {
        Line line = lines.get(person);
        if (line != null) {
            RosterEntry is = line.entry;
            put(new RosterEntry(person, is.name(), is.look(), is.status(), floor, zone));
        }
    }

    /** The body is gone from that floor; the person too, unless they are on another one by now. */
    public synchronized void leave(PersonId person, FloorId floor) {
        Line line = lines.get(person);
        if (line == null || !line.entry.floor().equals(floor)) {
            return;
        }
        lines.remove(person);
        departures.add(new Departure(person, ++version));
        if (departures.size() > REMEMBERED_DEPARTURES) {
            departures.remove();
        }
    }

    /** The entry of a person; absent when they are not in. */
    public synchronized @Nullable RosterEntry entry(PersonId person) {
        Line line = lines.get(person);
        return line == null ? null : line.entry;
    }

    /** What changed after that version; from version 0 on: everybody. */
    public synchronized RosterUpdate since(long seenVersion) {
        List<RosterUpdate.Changed> changed = new ArrayList<>();
        for (Line line : lines.values()) {
            if (line.newest > seenVersion) {
                changed.add(line.changedSince(seenVersion));
            }
        }
        List<PersonId> gone = new ArrayList<>();
        for (Departure departure : departures) {
            boolean isNews = seenVersion > 0 && departure.version > seenVersion;
            if (isNews && !lines.containsKey(departure.person)) {
                gone.add(departure.person);
            }
        }
        return new RosterUpdate(version, changed, gone);
    }

    /** One person, and the version at which each field got its value. */
    private static final class Line {
        RosterEntry entry;
        long newest;
        private long name;
        private long look;
        private long status;
        private long floor;
        private long zone;

        Line(RosterEntry entry, long version) {
            this.entry = entry;
            newest = version;
            name = version;
            look = version;
            status = version;
            floor = version;
            zone = version;
        }

        void set(RosterEntry to, long version) {
            name = to.name().equals(entry.name()) ? name : version;
            look = to.look().equals(entry.look()) ? look : version;
            status = to.status() == entry.status() ? status : version;
            boolean sameFloor = Objects.equals(to.floor(), entry.floor());
            floor = sameFloor ? floor : version;
            zone = sameFloor && to.zone() == entry.zone() ? zone : version;
            entry = to;
            newest = version;
        }

        RosterUpdate.Changed changedSince(long seen) {
            return new RosterUpdate.Changed(
                    entry, name > seen, look > seen, status > seen, floor > seen, zone > seen);
        }
    }

    private record Departure(PersonId person, long version) {}
}
