package tilework.office;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import tilework.world.avatar.PersonId;

/** Consents of those who are in, in memory; each change goes to the disk whole. */
final class KeptConsents implements Consents {
    /** The most people of one person that are kept; the rest is asked again. */
    static final int MOST_PEOPLE = 500;

    private record Said(PersonKey key, ConsentLog.Kept kept) {}

    private final ConsentLog log;
    private final Map<PersonId, Said> said = new ConcurrentHashMap<>();

    KeptConsents(ConsentLog log) {
        this.log = log;
    }

    /**
     * The person comes in. Blocks on the disk, unless the person is in already; when it cannot be
     * read, the person is asked each time.
     */
    void load(PersonId person, PersonKey key) {
        if (!said.containsKey(person)) {
            said.put(person, new Said(key, read(key)));
        }
    }

    private ConsentLog.Kept read(PersonKey key) {
        try {
            return log.of(key);
        } catch (StoreException unreadable) {
            return ConsentLog.Kept.NOTHING;
        }
    }

    /** The person is out. */
    void forget(PersonId person) {
        said.remove(person);
    }

    @Override
    public boolean isAlways(PersonId person) {
        return kept(person).isAlways();
    }

    @Override
    public boolean isAlwaysWith(PersonId person, PersonId other) {
        Said them = said.get(other);
        return them != null && kept(person).people().contains(them.key());
    }

    @Override
    public int people(PersonId person) {
        return kept(person).people().size();
    }

    @Override
    public void setAlways(PersonId person, boolean isAlways) {
        change(person, it -> new ConsentLog.Kept(isAlways, it.people()));
    }

    @Override
    public void add(PersonId person, Collection<PersonId> others) {
        Set<PersonKey> more = new HashSet<>(kept(person).people());
        for (PersonId other : others) {
            Said them = said.get(other);
            if (them != null && !other.equals(person) && more.size() < MOST_PEOPLE) {
                more.add(them.key());
            }
        }
        change(person, it -> new ConsentLog.Kept(it.isAlways(), more));
    }

    @Override
    public void forgetPeople(PersonId person) {
        change(person, it -> new ConsentLog.Kept(it.isAlways(), Set.of()));
    }

    private ConsentLog.Kept kept(PersonId person) {
        Said known = said.get(person);
        return known == null ? ConsentLog.Kept.NOTHING : known.kept();
    }

    private void change(PersonId person, UnaryOperator<ConsentLog.Kept> change) {
        Said now =
                said.computeIfPresent(
                        person, (_, it) -> new Said(it.key(), change.apply(it.kept())));
        if (now != null) {
            log.keep(now.key(), now.kept());
        }
    }
}
