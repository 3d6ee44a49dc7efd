package tilework.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.FloorId;

class RosterTest {
    private static final PersonId ADA = new PersonId(1);
    private static final PersonId BO = new PersonId(2);
    private static final FloorId HQ = new FloorId("hq");
    private static final FloorId ANNEX = new FloorId("annex");

    private final Roster roster = new Roster();

    private static RosterEntry entry(PersonId person, String name) {
        return new RosterEntry(person, name, Look.PLAIN, Status.AVAILABLE, HQ, RosterEntry.NO_ZONE);
    }

    @Test
    void who_asks_for_the_first_time_is_told_of_everybody() {
        roster.put(entry(ADA, "Ada"));
        roster.put(entry(BO, "Bo"));

        RosterUpdate update = roster.since(0);

        assertThat(update.changed())
                .containsExactly(
                        new RosterUpdate.Changed(entry(ADA, "Ada"), true, true, true, true, true),
                        new RosterUpdate.Changed(entry(BO, "Bo"), true, true, true, true, true));
        assertThat(update.gone()).isEmpty();
        assertThat(update.version()).isEqualTo(roster.version());
    }

    @Test
    void only_what_is_new_is_told() {
        roster.put(entry(ADA, "Ada"));
        roster.put(entry(BO, "Bo"));
        long seen = roster.version();

        roster.setStatus(ADA, Status.AWAY);

        assertThat(roster.since(seen).changed())
                .singleElement()
                .satisfies(it -> assertThat(it.entry().person()).isEqualTo(ADA))
                .satisfies(it -> assertThat(it.status()).isTrue())
                .satisfies(it -> assertThat(it.name() || it.look() || it.floor()).isFalse());
    }

    @Test
    void what_does_not_change_anything_is_no_news() {
        roster.put(entry(ADA, "Ada"));
        long seen = roster.version();

        roster.setStatus(ADA, Status.AVAILABLE);
        roster.place(ADA, HQ, RosterEntry.NO_ZONE);
        roster.setStatus(BO, Status.BUSY);

        assertThat(roster.version()).isEqualTo(seen);
        assertThat(roster.since(seen)).isEqualTo(new RosterUpdate(seen, List.of(), List.of()));
    }

    @Test
    void a_zone_is_told_again_with_another_floor() {
        roster.put(entry(ADA, "Ada"));
        roster.place(ADA, HQ, 3);
        long seen = roster.version();

        roster.place(ADA, ANNEX, 3);

        assertThat(roster.since(seen).changed())
                .singleElement()
                .satisfies(it -> assertThat(it.floor() && it.zone()).isTrue());
    }

    @Test
    void who_left_is_gone() {
        roster.put(entry(ADA, "Ada"));
        long seen = roster.version();

        roster.leave(ADA, HQ);

        assertThat(roster.since(seen).gone()).containsExactly(ADA);
        assertThat(roster.since(0).gone()).isEmpty();
        assertThat(roster.population()).isZero();
    }

    @Test
    void who_left_and_came_back_is_not_gone() {
        roster.put(entry(ADA, "Ada"));
        long seen = roster.version();

        roster.leave(ADA, HQ);
        roster.put(entry(ADA, "Ada"));

        assertThat(roster.since(seen).gone()).isEmpty();
        assertThat(roster.since(seen).changed()).hasSize(1);
    }

    @Test
    void who_has_gone_to_another_floor_does_not_leave_with_the_first() {
        roster.put(entry(ADA, "Ada"));
        roster.place(ADA, ANNEX, RosterEntry.NO_ZONE);

        roster.leave(ADA, HQ);

        assertThat(roster.population()).isEqualTo(1);
    }
}
