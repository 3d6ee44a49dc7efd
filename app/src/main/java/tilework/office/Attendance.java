package tilework.office;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tilework.world.Arrival;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * Who is in the office or about to connect, at most as many as the office holds: one entry a
 * person, with the person's newest session. In memory and thread-safe; nothing is called while the
 * lock is held.
 */
final class Attendance {
    /** How long a place is kept for somebody who was let in and has not connected. */
    static final long EXPECTED_MILLIS = 30_000;

    private final int capacityPeople;
    private final Object lock = new Object();

    @GuardedBy("lock")
    private final Map<PersonId, Attendee> attendees = new HashMap<>();

    @GuardedBy("lock")
    private final Map<PersonKey, PersonId> byKey = new HashMap<>();

    @GuardedBy("lock")
    private final Map<TokenHash, PersonId> byToken = new HashMap<>();

    @GuardedBy("lock")
    private int lastPerson;

    @GuardedBy("lock")
    private long lastSession;

    Attendance(int capacityPeople) {
        this.capacityPeople = capacityPeople;
    }

    int population() {
        synchronized (lock) {
            return attendees.size();
        }
    }

    /** The attendee of a session that is the newest of its person. */
    @Nullable Attendee byToken(TokenHash token) {
        synchronized (lock) {
            return attendees.get(byToken.get(token));
        }
    }

    @Nullable Attendee byPerson(PersonId person) {
        synchronized (lock) {
            return attendees.get(person);
        }
    }

    /** Expects the session with this token to connect; absent when it is not in. */
    @Nullable Attendee expect(TokenHash token, long nowMillis) {
        synchronized (lock) {
            Attendee known = attendees.get(byToken.get(token));
            return known == null
                    ? null
                    : put(known.expected(known.here(), nowMillis + EXPECTED_MILLIS));
        }
    }

    /**
     * Lets a person in with a new session and expects it to connect. One who is in already stays
     * where they are. Absent when the office is full.
     */
    @Nullable Attendee admit(
            Person person, TokenHash token, FloorId floor, Arrival arrival, long nowMillis) {
        synchronized (lock) {
            long until = nowMillis + EXPECTED_MILLIS;
            SessionId session = new SessionId(++lastSession);
            Attendee known = attendees.get(byKey.get(person.key()));
            if (known != null) {
                byToken.remove(known.token());
                Person there = known.person().dressed(person.name(), person.look());
                return put(known.with(session, token).with(there).expected(known.here(), until));
            }
            if (attendees.size() >= capacityPeople) {
                return null;
            }
            PersonId id = new PersonId(++lastPerson);
            return put(new Attendee(session, token, id, person, floor, arrival, false, until));
        }
    }

    /** Changes the entry of a person; false when the person is not in. */
    boolean change(PersonId person, UnaryOperator<Attendee> change) {
        synchronized (lock) {
            Attendee known = attendees.get(person);
            if (known == null) {
                return false;
            }
            put(change.apply(known));
            return true;
        }
    }

    /** As {@link #change}, by the key under which the person is kept. */
    boolean change(PersonKey person, UnaryOperator<Attendee> change) {
        synchronized (lock) {
            PersonId id = byKey.get(person);
            return id != null && change(id, change);
        }
    }

    /**
     * The body of a session is gone from its floor. A person who is expected meanwhile, by the same
     * or a newer session, stays in the list, and will appear at their last place. Answers the entry
     * that was taken out.
     */
    @Nullable Attendee gone(
            PersonId person, SessionId session, @Nullable Place last, long nowMillis) {
        synchronized (lock) {
            Attendee known = attendees.get(person);
            if (known == null) {
                return null;
            }
            boolean newer = !known.session().equals(session);
            if (newer || known.expectedUntilMillis() > nowMillis) {
                Attendee expected = known.expected(false, known.expectedUntilMillis());
                put(last == null ? expected : expected.at(last));
                return null;
            }
            return remove(known);
        }
    }

    /** Takes out those who were let in and did not connect in time. */
    List<Attendee> lapse(long nowMillis) {
        synchronized (lock) {
            List<Attendee> lapsed =
                    attendees.values().stream()
                            .filter(it -> !it.here() && it.expectedUntilMillis() <= nowMillis)
                            .toList();
            lapsed.forEach(this::remove);
            return lapsed;
        }
    }

    List<Attendee> everybody() {
        synchronized (lock) {
            return new ArrayList<>(attendees.values());
        }
    }

    @GuardedBy("lock")
    private Attendee put(Attendee attendee) {
        attendees.put(attendee.id(), attendee);
        byKey.put(attendee.person().key(), attendee.id());
        byToken.put(attendee.token(), attendee.id());
        return attendee;
    }

    @GuardedBy("lock")
    private Attendee remove(Attendee attendee) {
        byKey.remove(attendee.person().key());
        byToken.remove(attendee.token());
        return Objects.requireNonNull(attendees.remove(attendee.id()));
    }
}
