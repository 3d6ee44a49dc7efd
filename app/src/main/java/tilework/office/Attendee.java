package tilework.office;

import tilework.world.Arrival;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * A person who is in, or is expected to connect.
 *
 * @param token of the newest session; others of the person open nothing
 * @param floor where the body is, or will be
 * @param here whether a floor has the body
 * @param expectedUntilMillis until when a connection is waited for; 0 when none is
 */
record Attendee(
        SessionId session,
        TokenHash token,
        PersonId id,
        Person person,
        FloorId floor,
        Arrival arrival,
        boolean here,
        long expectedUntilMillis) {
    SessionSeat seat() {
        return new SessionSeat(
                session, id, person.name(), person.look(), person.role(), floor, arrival);
    }

    Attendee with(Person newPerson) {
        return new Attendee(
                session, token, id, newPerson, floor, arrival, here, expectedUntilMillis);
    }

    Attendee with(SessionId newSession, TokenHash newToken) {
        return new Attendee(
                newSession, newToken, id, person, floor, arrival, here, expectedUntilMillis);
    }

    Attendee on(FloorId newFloor, Arrival newArrival) {
        return new Attendee(
                session, token, id, person, newFloor, newArrival, here, expectedUntilMillis);
    }

    Attendee at(Place place) {
        return on(place.floor(), new Arrival.AtTile(place.tile(), place.facing()));
    }

    Attendee entered() {
        return new Attendee(session, token, id, person, floor, arrival, true, 0);
    }

    Attendee expected(boolean stillHere, long untilMillis) {
        return new Attendee(session, token, id, person, floor, arrival, stillHere, untilMillis);
    }
}
