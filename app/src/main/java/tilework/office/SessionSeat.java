package tilework.office;

import tilework.world.Arrival;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * What a floor needs to know of a session to let it in. Two sessions with the same person are the
 * same body: the newer one takes it over.
 *
 * @param person the same while the person is in
 * @param name clean
 * @param arrival where to appear when there is no body yet
 */
public record SessionSeat(
        SessionId session,
        PersonId person,
        String name,
        Look look,
        Role role,
        FloorId floor,
        Arrival arrival) {}
