package tilework.engine;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.RosterEntry;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.protocol.FrameBuffer;
import tilework.protocol.FrameEncoder;
import tilework.protocol.PrivateEncoder;
import tilework.world.Arrival;
import tilework.world.RefusalReason;
import tilework.world.World;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Exit;

/**
 * Sends who steps onto an exit to the floor behind it. Remembers for a while who went where: a
 * socket that was let in a moment before is sent after its body.
 */
@ThreadConfined("tick")
final class Exits {
    private static final long REMEMBERED_NANOS = 10_000_000_000L;

    private final World world;
    private final FloorPorts ports;
    private final Door door;
    private final FrameEncoder encoder;
    private final Map<PersonId, Moved> moved = new HashMap<>();

    private record Moved(Exit exit, String url, long untilNanos) {}

    Exits(FloorSetup setup, Door door) {
        world = setup.world();
        ports = setup.ports();
        encoder = new FrameEncoder(setup.facts().columns());
        this.door = door;
    }

    /** Moves the person on if the zone is an exit. */
    void stepped(Occupant occupant, int zone, long nowNanos) {
        Exit exit = exit(zone);
        AvatarState state = world.state(occupant.avatar);
        if (exit == null || state == null) {
            return;
        }
        SessionSeat there = seatBehind(exit, occupant.seat);
        String url = ports.floors().socketUrl(exit.floor());
        Traveler traveler = new Traveler(there, occupant.chosen, state.handUp());
        if (url == null || !arrives(traveler, occupant.seat)) {
            refuse(occupant);
            return;
        }
        Moved on = new Moved(exit, url, nowNanos + REMEMBERED_NANOS);
        moved.put(there.person(), on);
        if (occupant.watcher != null) {
            announce(occupant.watcher.connection.link, on);
        }
        door.leave(occupant, LeaveReason.CHANGED_FLOOR, CloseReason.MOVED);
    }

    /** The office knows first: once the body is there, only that floor says where it is. */
    private boolean arrives(Traveler traveler, SessionSeat here) {
        SessionSeat there = traveler.seat();
        RosterEntry before = ports.roster().entry(here.person());
        ports.reports().changedFloor(there.person(), there.floor(), there.arrival());
        ports.roster().place(there.person(), there.floor(), RosterEntry.NO_ZONE);
        if (ports.floors().arrive(traveler)) {
            return true;
        }
        ports.reports().changedFloor(here.person(), here.floor(), here.arrival());
        if (before != null) {
            ports.roster().put(before);
        }
        return false;
    }

    private @Nullable Exit exit(int zone) {
        for (Exit exit : world.plan().exits()) {
            if (exit.zone() == zone) {
                return exit;
            }
        }
        return null;
    }

    private static SessionSeat seatBehind(Exit exit, SessionSeat seat) {
        return new SessionSeat(
                seat.session(),
                seat.person(),
                seat.name(),
                seat.look(),
                seat.role(),
                exit.floor(),
                new Arrival.AtStart(exit.startName()));
    }

    private static void refuse(Occupant occupant) {
        if (occupant.watcher != null) {
            occupant.watcher.refuse(RefusalReason.NO_WAY);
        }
    }

    /** Sends the link on if its body has just left through an exit, whichever session it is of. */
    boolean sendsOn(FloorConnection connection, long nowNanos) {
        moved.values().removeIf(it -> it.untilNanos - nowNanos <= 0);
        Moved on = moved.get(connection.seat.person());
        if (on == null) {
            return false;
        }
        announce(connection.link, on);
        connection.link.close(CloseReason.MOVED);
        return true;
    }

    /** The person is here again. */
    void arrived(PersonId person) {
        moved.remove(person);
    }

    /** A client that cannot take it now asks at the office's door, which knows the floor. */
    private void announce(ClientLink link, Moved on) {
        if (link.isIdle()) {
            FrameBuffer out = new FrameBuffer(64);
            encoder.tick(out, world.tick());
            PrivateEncoder.transfer(out, on.exit.floor(), on.url);
            link.send(out.copy(0, out.length()));
        }
    }
}
