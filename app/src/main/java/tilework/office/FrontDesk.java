package tilework.office;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tilework.world.Arrival;
import tilework.world.avatar.Look;
import tilework.world.grid.FloorId;

/**
 * Lets people in: a session that is still good, a person who is known, or a new guest. Thread-safe.
 *
 * <p>Joining waits until the disk has the person, but never longer than {@link #KEEP_WAIT}: with
 * the store down people come in all the same, and what is to be kept is kept later.
 */
public final class FrontDesk {
    static final Duration KEEP_WAIT = Duration.ofSeconds(2);

    private final OfficeRules rules;
    private final OfficeKeeping keeping;
    private final Office office;
    private final Attendance attendance;
    private final Chance chance;
    private final InstantSource clock;

    public FrontDesk(
            OfficeRules rules,
            OfficeKeeping keeping,
            Office office,
            Chance chance,
            InstantSource clock) {
        this.rules = rules;
        this.keeping = keeping;
        this.office = office;
        this.attendance = office.attendance();
        this.chance = chance;
        this.clock = clock;
    }

    /** Blocks on the disk; not for a tick thread. */
    public JoinAnswer join(JoinRequest request) {
        FloorId floor = request.floor();
        if (floor != null && !rules.floors().contains(floor)) {
            return refused(JoinRefusal.UNKNOWN_FLOOR);
        }
        try {
            JoinAnswer bySession = bySession(request);
            return bySession != null ? bySession : byPersonOrName(request);
        } catch (StoreException storeDown) {
            return refused(JoinRefusal.STORE_DOWN);
        }
    }

    private @Nullable JoinAnswer bySession(JoinRequest request) {
        Token token = request.sessionToken();
        if (token == null) {
            return null;
        }
        Attendee expected = attendance.expect(token.hash(), clock.millis());
        if (expected != null) {
            return comeIn(expected, request.personToken(), token);
        }
        Person person = keeping.sessions().byToken(token.hash());
        if (person == null) {
            return null;
        }
        return admit(
                dressed(person, request),
                new Opening(request, request.personToken(), token),
                () -> keeping.sessions().reopen(token.hash()));
    }

    private JoinAnswer byPersonOrName(JoinRequest request) {
        Token token = request.personToken();
        Person person = token == null ? null : keeping.people().byToken(token.hash());
        if (person != null) {
            return knownPerson(person, request);
        }
        if (request.name() == null) {
            boolean toldToken = token != null || request.sessionToken() != null;
            return refused(toldToken ? JoinRefusal.UNKNOWN_TOKEN : JoinRefusal.NAME_MISSING);
        }
        return newGuest(request.name(), request);
    }

    private JoinAnswer knownPerson(Person person, JoinRequest request) {
        Person dressed = dressed(person, request);
        Token session = chance.token();
        return admit(
                dressed,
                new Opening(request, request.personToken(), session),
                () -> {
                    if (!dressed.equals(person)) {
                        keeping.people().dress(dressed);
                    }
                    return keeping.sessions().open(session.hash(), person.key());
                });
    }

    private JoinAnswer newGuest(String name, JoinRequest request) {
        Token token = chance.token();
        Token session = chance.token();
        Look look = request.look() == null ? Look.PLAIN : request.look();
        Person person = new Person(chance.personKey(), name, look, Role.GUEST, null);
        return admit(
                person,
                new Opening(request, token, session),
                () -> {
                    keeping.people().add(person, token.hash());
                    return keeping.sessions().open(session.hash(), person.key());
                });
    }

    /** With what somebody comes in. */
    private record Opening(JoinRequest request, @Nullable Token personToken, Token session) {}

    private interface Keep {
        CompletableFuture<@Nullable Void> begin();
    }

    private JoinAnswer admit(Person person, Opening opening, Keep keep) {
        Place start = placeOf(person, opening.request());
        Attendee in =
                attendance.admit(
                        person,
                        opening.session().hash(),
                        start == null ? floorOf(opening.request()) : start.floor(),
                        start == null
                                ? new Arrival.AtStart("")
                                : new Arrival.AtTile(start.tile(), start.facing()),
                        clock.millis());
        if (in == null) {
            return refused(JoinRefusal.FULL);
        }
        await(keep.begin());
        return comeIn(in, opening.personToken(), opening.session());
    }

    private FloorId floorOf(JoinRequest request) {
        return request.floor() == null ? rules.start() : request.floor();
    }

    /** The last place, unless its floor is no more or another one was asked for. */
    private @Nullable Place placeOf(Person person, JoinRequest request) {
        Place last = person.place();
        if (last == null || !rules.floors().contains(last.floor())) {
            return null;
        }
        return request.floor() == null || request.floor().equals(last.floor()) ? last : null;
    }

    private static Person dressed(Person person, JoinRequest request) {
        return person.dressed(
                request.name() == null ? person.name() : request.name(),
                request.look() == null ? person.look() : request.look());
    }

    private static void await(CompletableFuture<@Nullable Void> kept) {
        try {
            kept.orTimeout(KEEP_WAIT.toMillis(), TimeUnit.MILLISECONDS).join();
        } catch (CompletionException notYet) {
            // The store says so in /readyz and tries again; people come in meanwhile.
        }
    }

    private JoinAnswer comeIn(Attendee in, @Nullable Token person, Token session) {
        office.comeIn(in);
        return new JoinAnswer.ComeIn(
                person, session, in.id(), in.floor(), in.here(), in.person().role());
    }

    private static JoinAnswer refused(JoinRefusal reason) {
        return new JoinAnswer.Refused(reason);
    }
}
