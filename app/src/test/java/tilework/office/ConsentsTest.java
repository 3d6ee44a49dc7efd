package tilework.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;

class ConsentsTest {
    private final MemoryKeeping store = new MemoryKeeping();
    private OfficeFixture fixture = new OfficeFixture(store);

    @Test
    void who_has_said_nothing_is_asked_each_time() {
        PersonId ada = fixture.isIn("ADA").person();
        PersonId bo = fixture.isIn("BO").person();

        assertThat(fixture.office.consents().isAlways(ada)).isFalse();
        assertThat(fixture.office.consents().isAlwaysWith(ada, bo)).isFalse();
    }

    @Test
    void what_somebody_said_counts_for_the_one_who_said_it() {
        PersonId ada = fixture.isIn("ADA").person();
        PersonId bo = fixture.isIn("BO").person();
        fixture.office.consents().add(ada, List.of(ada, bo));

        assertThat(fixture.office.consents().isAlwaysWith(ada, bo)).isTrue();
        assertThat(fixture.office.consents().isAlwaysWith(bo, ada)).isFalse();
        assertThat(fixture.office.consents().people(ada)).isEqualTo(1);
    }

    @Test
    void it_is_still_known_after_a_restart() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        JoinAnswer.ComeIn bo = fixture.isIn("BO");
        fixture.office.consents().add(ada.person(), List.of(bo.person()));
        fixture.office.consents().setAlways(bo.person(), true);

        fixture = new OfficeFixture(store);
        PersonId boAgain = fixture.comesBack(bo.personToken()).person();
        PersonId adaAgain = fixture.comesBack(ada.personToken()).person();

        assertThat(fixture.office.consents().isAlwaysWith(adaAgain, boAgain)).isTrue();
        assertThat(fixture.office.consents().isAlways(boAgain)).isTrue();
        assertThat(fixture.office.consents().isAlways(adaAgain)).isFalse();
    }

    @Test
    void it_can_be_taken_back() {
        PersonId ada = fixture.isIn("ADA").person();
        PersonId bo = fixture.isIn("BO").person();
        fixture.office.consents().add(ada, List.of(bo));
        fixture.office.consents().setAlways(ada, true);

        fixture.office.consents().forgetPeople(ada);
        fixture.office.consents().setAlways(ada, false);

        assertThat(fixture.office.consents().isAlwaysWith(ada, bo)).isFalse();
        assertThat(fixture.office.consents().isAlways(ada)).isFalse();
    }

    @Test
    void with_a_broken_disk_everybody_is_asked_and_can_still_answer() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.office.consents().setAlways(ada.person(), true);
        fixture.office.gone(fixture.seat(ada), LeaveReason.LOST);
        fixture = new OfficeFixture(store);
        JoinAnswer.ComeIn bo = fixture.isIn("BO");
        store.down = true;

        fixture.office.consents().setAlways(bo.person(), true);

        assertThat(fixture.office.consents().isAlways(bo.person())).isTrue();
    }
}
