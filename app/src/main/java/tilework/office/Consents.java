package tilework.office;

import java.util.Collection;
import tilework.world.avatar.PersonId;

/**
 * With whom people talk without being asked. Of those who are in; thread-safe; no method blocks.
 * Who is not known has said nothing.
 */
public interface Consents {
    /** Whether the person talks with everybody at once. */
    boolean isAlways(PersonId person);

    /** Whether the person talks with this one at once. */
    boolean isAlwaysWith(PersonId person, PersonId other);

    /** With how many people the person talks at once, those who are not in too. */
    int people(PersonId person);

    void setAlways(PersonId person, boolean isAlways);

    /** From now on with these people, too. */
    void add(PersonId person, Collection<PersonId> others);

    /** From now on with nobody in particular. */
    void forgetPeople(PersonId person);
}
