package tilework.office;

import tilework.world.Arrival;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * What floors tell the office about bodies. Called on tick threads; every method returns at once.
 */
public interface FloorReports {
    /** The session has its body on its floor: it has connected, or arrived by an exit. */
    void entered(SessionSeat seat);

    /**
     * The person stands there, or will when the walk that has begun is over. Told when the body
     * comes in, when a walk begins, changes or is stopped, when the floor closes, and when the body
     * goes.
     */
    void at(PersonId person, Place place);

    /** The person took an exit: the next connection of the session is let in there. */
    void changedFloor(PersonId person, FloorId floor, Arrival arrival);

    /** The person has a new name and look; {@code name} is clean. */
    void dressed(PersonId person, String name, Look look);

    /** The body is gone from its floor and does not come in on another one. */
    void gone(SessionSeat seat, LeaveReason reason);
}
