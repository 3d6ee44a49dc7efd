package tilework.office;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tilework.world.Arrival;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * The sessions of the office: what the floors ask and tell. Thread-safe; no method blocks, so a
 * tick may call them all but {@link #comeBack} and {@link #upkeep}.
 */
public final class Office implements FloorReports, Sessions {
    private final Attendance attendance;
    private final KeptConsents consents;
    private final OfficeKeeping keeping;
    private final InstantSource clock;

    /** Where people stand and the disk does not know it yet. */
    private final ConcurrentHashMap<PersonId, Place> movedPlaces = new ConcurrentHashMap<>();

    public Office(OfficeRules rules, OfficeKeeping keeping, InstantSource clock) {
        this.attendance = new Attendance(rules.capacityPeople());
        this.consents = new KeptConsents(keeping.consents());
        this.keeping = keeping;
        this.clock = clock;
    }

    /** People who are in, those whose connection is lost too. */
    public int population() {
        return attendance.population();
    }

    /** With whom those who are in talk without being asked. */
    public Consents consents() {
        return consents;
    }

    /** Which seat a token opens; absent when none: the person must join again. */
    @Override
    public @Nullable SessionSeat seat(Token sessionToken) {
        Attendee attendee = attendance.byToken(sessionToken.hash());
        return attendee == null ? null : attendee.seat();
    }

    /** The session has its body on its floor. */
    @Override
    public void entered(SessionSeat seat) {
        attendance.change(
                seat.person(), it -> it.session().equals(seat.session()) ? it.entered() : it);
    }

    /** Given to the disk at the next {@link #upkeep}, or when the body goes. */
    @Override
    public void at(PersonId person, Place place) {
        movedPlaces.put(person, place);
    }

    /** The person took an exit: the next connection of the session is let in there. */
    @Override
    public void changedFloor(PersonId person, FloorId floor, Arrival arrival) {
        attendance.change(person, it -> it.on(floor, arrival));
    }

    /** The person has a new name and look; {@code name} is clean. */
    @Override
    public void dressed(PersonId person, String name, Look look) {
        attendance.change(person, it -> it.with(it.person().dressed(name, look)));
        Attendee attendee = attendance.byPerson(person);
        if (attendee != null) {
            keeping.people().dress(attendee.person());
        }
    }

    /** The body is gone from its floor and does not come in on another one. */
    @Override
    public void gone(SessionSeat seat, LeaveReason reason) {
        Place last = movedPlaces.get(seat.person());
        Attendee out = attendance.gone(seat.person(), seat.session(), last, clock.millis());
        if (out == null) {
            return;
        }
        movedPlaces.remove(out.id());
        consents.forget(out.id());
        if (last != null) {
            keeping.people().keepPlaces(Map.of(out.person().key(), last));
        }
        switch (reason) {
            case LEFT, REMOVED -> keeping.sessions().end(out.token());
            case LOST, CHANGED_FLOOR -> keeping.sessions().close(out.token());
        }
    }

    /**
     * Those who were in when the server stopped, to be put back in their places as reconnecting.
     * Whoever cannot be put back, for want of a place or of room, is out. Called once, before the
     * door opens.
     */
    public List<SessionSeat> comeBack() {
        List<SessionSeat> seats = new ArrayList<>();
        for (SessionLog.KeptSession kept : keeping.sessions().liveAtStop()) {
            SessionSeat seat = seatAgain(kept);
            if (seat == null) {
                keeping.sessions().close(kept.token());
            } else {
                seats.add(seat);
            }
        }
        return seats;
    }

    private @Nullable SessionSeat seatAgain(SessionLog.KeptSession kept) {
        Place place = kept.person().place();
        if (place == null) {
            return null;
        }
        Arrival arrival = new Arrival.AtTile(place.tile(), place.facing());
        Attendee back =
                attendance.admit(
                        kept.person(), kept.token(), place.floor(), arrival, clock.millis());
        if (back == null) {
            return null;
        }
        attendance.change(back.id(), Attendee::entered);
        comeIn(back);
        return back.seat();
    }

    /** Called every few seconds, and before the server stops: gives the disk what it lacks. */
    public void upkeep() {
        for (Attendee lapsed : attendance.lapse(clock.millis())) {
            consents.forget(lapsed.id());
            keeping.sessions().close(lapsed.token());
        }
        keepPlaces();
        if (attendance.population() > 0) {
            keeping.sessions().beat();
        }
    }

    private void keepPlaces() {
        Map<PersonKey, Place> moved = new HashMap<>();
        for (PersonId id : movedPlaces.keySet()) {
            Place place = movedPlaces.remove(id);
            Attendee attendee = attendance.byPerson(id);
            if (place != null && attendee != null) {
                moved.put(attendee.person().key(), place);
            }
        }
        if (!moved.isEmpty()) {
            keeping.people().keepPlaces(moved);
        }
    }

    /** Has at hand what the person has said before; blocks on the disk. */
    void comeIn(Attendee attendee) {
        consents.load(attendee.id(), attendee.person().key());
    }

    Attendance attendance() {
        return attendance;
    }
}
