package tilework.office;

import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.FloorId;

/**
 * A person who is in, as everybody may see it.
 *
 * @param zone id on that floor, or {@link #NO_ZONE}
 */
public record RosterEntry(
        PersonId person, String name, Look look, Status status, FloorId floor, int zone) {
    public static final int NO_ZONE = -1;
}
