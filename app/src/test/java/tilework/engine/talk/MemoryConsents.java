package tilework.engine.talk;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tilework.office.Consents;
import tilework.world.avatar.PersonId;

/** Consents that are kept nowhere. */
public final class MemoryConsents implements Consents {
    private final Set<PersonId> always = new HashSet<>();
    private final Map<PersonId, Set<PersonId>> people = new HashMap<>();

    @Override
    public synchronized boolean isAlways(PersonId person) {
        return always.contains(person);
    }

    @Override
    public synchronized boolean isAlwaysWith(PersonId person, PersonId other) {
        return people.getOrDefault(person, Set.of()).contains(other);
    }

    @Override
    public synchronized int people(PersonId person) {
        return people.getOrDefault(person, Set.of()).size();
    }

    @Override
    public synchronized void setAlways(PersonId person, boolean isAlways) {
        if (isAlways) {
            always.add(person);
        } else {
            always.remove(person);
        }
    }

    @Override
    public synchronized void add(PersonId person, Collection<PersonId> others) {
        Set<PersonId> known = people.computeIfAbsent(person, _ -> new HashSet<>());
        known.addAll(others);
        known.remove(person);
    }

    @Override
    public synchronized void forgetPeople(PersonId person) {
        people.remove(person);
    }
}
