package tilework.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.Place;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.protocol.Welcome;
import tilework.world.Command;
import tilework.world.World;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.interest.WindowPolicy;

/**
 * Brings people in and lets them out: links attached, lost, taken over and resumed; bodies that
 * wait; bodies that leave. A body and its place in every index come and go together.
 */
@ThreadConfined("tick")
final class Door {
    private final World world;
    private final WindowPolicy windows;
    private final FloorPorts ports;
    private final EngineSettings settings;
    private final Occupants occupants;
    private final Talks talks;

    Door(FloorSetup setup, Occupants occupants, Talks talks) {
        world = setup.world();
        windows = new WindowPolicy(world.cells());
        ports = setup.ports();
        settings = setup.settings();
        this.occupants = occupants;
        this.talks = talks;
    }

    /** Attaches the link to the person's body, which comes in if it is not there. */
    void connect(FloorConnection connection) {
        SessionSeat seat = connection.seat;
        Occupant occupant = occupants.of(seat.person());
        if (occupant != null && isOlder(seat, occupant.seat)) {
            connection.link.close(CloseReason.TAKEN_OVER);
            return;
        }
        boolean isNew = occupant == null;
        boolean resumed = occupant != null && !occupant.arriving;
        if (occupant == null) {
            occupant = enter(new Traveler(seat, Status.AVAILABLE, false), Status.AVAILABLE);
        } else {
            takeOver(occupant, seat);
        }
        attach(connection, occupant, resumed);
        ports.reports().entered(seat);
        if (isNew) {
            ports.meters().joined();
        } else {
            ports.meters().resumed();
        }
    }

    /** It was let in before the newer one joined, and comes after it. */
    private static boolean isOlder(SessionSeat seat, SessionSeat newest) {
        return seat.session().value() < newest.session().value();
    }

    private void takeOver(Occupant occupant, SessionSeat seat) {
        Watcher before = occupant.watcher;
        if (before != null) {
            occupants.detach(before);
            before.connection.link.close(CloseReason.TAKEN_OVER);
        }
        occupant.seat = seat;
        occupant.arriving = false;
        world.apply(new Command.Dress(occupant.avatar, seat.name(), seat.look()));
        world.apply(new Command.SetStatus(occupant.avatar, occupant.chosen));
    }

    private void attach(FloorConnection connection, Occupant occupant, boolean resumed) {
        SessionSeat seat = connection.seat;
        int cell = world.cellOf(occupant.avatar);
        Welcome welcome = new Welcome(occupant.avatar, seat.person(), seat.role(), resumed);
        Watcher watcher =
                new Watcher(
                        connection,
                        occupant,
                        welcome,
                        windows.around(cell, WindowPolicy.DEFAULT_RADIUS_CELLS));
        watcher.center = cell;
        occupants.attach(watcher);
        talks.attached(watcher);
    }

    private Occupant enter(Traveler traveler, Status shown) {
        SessionSeat seat = traveler.seat();
        Status chosen =
                traveler.status() == Status.RECONNECTING ? Status.AVAILABLE : traveler.status();
        Occupant occupant = new Occupant(occupants.newAvatar(), seat, chosen);
        occupants.add(occupant);
        world.apply(
                new Command.Enter(
                        occupant.avatar,
                        seat.person(),
                        seat.name(),
                        seat.look(),
                        shown,
                        seat.arrival()));
        if (traveler.handUp()) {
            world.apply(new Command.MakeGesture(occupant.avatar, GestureKind.HAND_UP));
        }
        return occupant;
    }

    /** Somebody has come by an exit of another floor; the client follows. */
    void arrive(Traveler traveler, long nowNanos) {
        if (occupants.of(traveler.seat().person()) == null) {
            Occupant occupant = enter(traveler, traveler.status());
            occupant.arriving = true;
            occupant.graceUntilNanos = nowNanos + settings.graceNanos();
            ports.reports().entered(traveler.seat());
        }
    }

    /** Somebody was in before a restart; the client comes back by itself. */
    void restore(Traveler traveler, long graceUntilNanos) {
        if (occupants.of(traveler.seat().person()) == null) {
            enter(traveler, Status.RECONNECTING).graceUntilNanos = graceUntilNanos;
            ports.reports().entered(traveler.seat());
        }
    }

    /** The socket is closed: the body waits, unless another link has it by now. */
    void lost(FloorConnection connection, long nowNanos) {
        Watcher watcher = connection.watcher;
        if (watcher == null) {
            return;
        }
        Occupant occupant = watcher.occupant;
        occupants.detach(watcher);
        occupant.graceUntilNanos = nowNanos + settings.graceNanos();
        world.apply(new Command.SetStatus(occupant.avatar, Status.RECONNECTING));
    }

    /** Ends the waiting of those who did not come back. */
    void expire(long nowNanos) {
        List<Occupant> overdue = occupants.overdue(nowNanos);
        overdue.forEach(it -> leave(it, LeaveReason.LOST, CloseReason.GONE));
    }

    void remove(PersonId person, LeaveReason reason) {
        Occupant occupant = occupants.of(person);
        if (occupant != null) {
            leave(occupant, reason, closing(reason));
        }
    }

    private static CloseReason closing(LeaveReason reason) {
        return switch (reason) {
            case LEFT -> CloseReason.LEFT;
            case LOST -> CloseReason.GONE;
            case CHANGED_FLOOR -> CloseReason.MOVED;
            case REMOVED -> CloseReason.REMOVED;
        };
    }

    /** Takes the body out, tells the office, and ends the link. */
    void leave(Occupant occupant, LeaveReason reason, CloseReason closing) {
        Place place = place(occupant);
        @Nullable Watcher watcher = occupant.watcher;
        world.apply(new Command.Leave(occupant.avatar, reason));
        occupants.remove(occupant);
        if (watcher != null) {
            occupants.detach(watcher);
            watcher.connection.link.close(closing);
        }
        ports.roster().leave(occupant.seat.person(), occupant.seat.floor());
        if (reason != LeaveReason.CHANGED_FLOOR) {
            ports.reports().at(occupant.seat.person(), place);
            ports.reports().gone(occupant.seat, reason);
        }
    }

    private Place place(Occupant occupant) {
        var state = world.state(occupant.avatar);
        if (state == null) {
            throw new IllegalStateException(occupant.avatar + " has no body");
        }
        return new Place(
                occupant.seat.floor(), world.tileOf(occupant.avatar), state.path().facing());
    }

    /** Ends every link; the bodies stay as they are, for nobody is announced as gone. */
    void close(CloseReason reason) {
        occupants.all().forEach(it -> ports.reports().at(it.seat.person(), place(it)));
        for (Watcher watcher : List.copyOf(occupants.watchers())) {
            occupants.detach(watcher);
            watcher.connection.link.close(reason);
        }
    }
}
