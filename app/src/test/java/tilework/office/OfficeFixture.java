package tilework.office;

import java.time.Instant;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;

/** An office of two floors for two people, at a time that the test moves. */
final class OfficeFixture {
    static final FloorId HQ = new FloorId("hq");
    static final FloorId ANNEX = new FloorId("annex");
    static final Place AT_THE_WINDOW = new Place(ANNEX, new Tile(3, 4), Direction.LEFT);

    final MemoryKeeping store;
    final Office office;
    final FrontDesk desk;
    final Ownership ownership;
    long nowMillis = 1_000_000;

    OfficeFixture() {
        this(new MemoryKeeping());
    }

    /** The same office, started again. */
    OfficeFixture(MemoryKeeping store) {
        this(store, 2);
    }

    OfficeFixture(MemoryKeeping store, int capacityPeople) {
        this.store = store;
        OfficeRules rules = new OfficeRules(HQ, Set.of(HQ, ANNEX), capacityPeople);
        Chance chance = new Chance(new Random(store.people.size()));
        office = new Office(rules, store.keeping(), this::now);
        desk = new FrontDesk(rules, store.keeping(), office, chance, this::now);
        ownership = new Ownership(store.keeping(), office, chance);
    }

    private Instant now() {
        return Instant.ofEpochMilli(nowMillis);
    }

    JoinAnswer join(@Nullable String name, @Nullable Token person, @Nullable Token session) {
        return desk.join(new JoinRequest(name, null, null, person, session));
    }

    JoinAnswer.ComeIn comesIn(@Nullable String name) {
        return (JoinAnswer.ComeIn) join(name, null, null);
    }

    JoinAnswer.ComeIn comesBack(@Nullable Token person) {
        return (JoinAnswer.ComeIn) join(null, person, null);
    }

    /** Joins and connects. */
    JoinAnswer.ComeIn isIn(String name) {
        JoinAnswer.ComeIn in = comesIn(name);
        office.entered(seat(in));
        return in;
    }

    SessionSeat seat(JoinAnswer.ComeIn in) {
        SessionSeat seat = office.seat(in.sessionToken());
        if (seat == null) {
            throw new AssertionError("the session has no seat");
        }
        return seat;
    }

    static JoinRefusal refusal(JoinAnswer answer) {
        return ((JoinAnswer.Refused) answer).reason();
    }
}
