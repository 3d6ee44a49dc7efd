package tilework.office;

import java.util.List;
import tilework.world.avatar.PersonId;

/**
 * What changed in the roster between two versions.
 *
 * @param version of the roster when this was made; the next update starts here
 * @param changed new people, and those of whom something changed
 * @param gone people who left
 */
public record RosterUpdate(long version, List<Changed> changed, List<PersonId> gone) {
    public RosterUpdate {
        changed = List.copyOf(changed);
        gone = List.copyOf(gone);
    }

    /** A person, and which of their fields are new. */
    public record Changed(
            RosterEntry entry,
            boolean name,
            boolean look,
            boolean status,
            boolean floor,
            boolean zone) {}
}
