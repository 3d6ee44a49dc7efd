package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tilework.office.Roster;
import tilework.office.Traveler;
import tilework.protocol.ClientCommand;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

class ExitsTest {
    private static final FloorId HQ = new FloorId("hq");
    private static final FloorId ANNEX = new FloorId("annex");
    private static final PersonId ADA = new PersonId(1);
    private static final int STAIRS = 2;

    private long nowNanos = 1_000_000_000;
    private final Fixture.RecordingOffice office = new Fixture.RecordingOffice();
    private final Roster roster = new Roster();
    private final Annex annex = new Annex();
    private final TestFloor hq =
            new TestFloor(
                    Fixture.plan("hq", 32, 24, "annex", new SplittableRandom(1)),
                    20_000,
                    office,
                    annex,
                    roster,
                    () -> nowNanos);

    @Test
    void the_office_knows_of_a_change_of_floor_before_the_other_floor_has_the_body() {
        TestLink ada = goUpstairs();

        assertThat(annex.floorInRosterAtArrival).isEqualTo(ANNEX);
        assertThat(office.floors).containsEntry(ADA, ANNEX);
        assertThat(ada.closed).isEqualTo(CloseReason.MOVED);
    }

    @Test
    void whom_the_other_floor_cannot_take_is_where_they_were_in_all_lists() {
        annex.full = true;

        TestLink ada = goUpstairs();

        assertThat(floorInRoster()).isEqualTo(HQ);
        assertThat(office.floors).containsEntry(ADA, HQ);
        assertThat(ada.closed).isNull();
        assertThat(ada.replica.refusals).isEqualTo(1);
    }

    private TestLink goUpstairs() {
        TestLink ada = hq.connect(Fixture.seat(ADA.value(), 1, HQ));
        hq.loop.turn();
        ada.ask(new ClientCommand.WalkToZone(STAIRS));
        for (int turn = 0; turn < 1_000; turn++) {
            nowNanos += TickLoop.PERIOD_NANOS;
            hq.loop.turn();
        }
        return ada;
    }

    private FloorId floorInRoster() {
        return Objects.requireNonNull(roster.entry(ADA)).floor();
    }

    /** Another floor, of which only the door is there. */
    private final class Annex extends Fixture.MailboxFloors {
        boolean full;
        @Nullable FloorId floorInRosterAtArrival;

        @Override
        public @Nullable String socketUrl(FloorId floor) {
            return "/ws";
        }

        @Override
        public boolean arrive(Traveler traveler) {
            floorInRosterAtArrival = floorInRoster();
            return !full;
        }
    }
}
