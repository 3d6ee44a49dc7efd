package tilework.office;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.office.OfficeFixture.ANNEX;
import static tilework.office.OfficeFixture.AT_THE_WINDOW;
import static tilework.office.OfficeFixture.HQ;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tilework.world.Arrival;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;

class OfficeTest {
    private static final Arrival AT_WINDOW =
            new Arrival.AtTile(AT_THE_WINDOW.tile(), AT_THE_WINDOW.facing());

    private final OfficeFixture fixture = new OfficeFixture();

    @Test
    void a_body_that_goes_while_its_client_comes_back_leaves_the_seat_at_its_last_place() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        SessionSeat seat = fixture.seat(ada);
        fixture.office.at(ada.person(), AT_THE_WINDOW);
        fixture.join(null, null, ada.sessionToken());

        fixture.office.gone(seat, LeaveReason.LOST);

        SessionSeat kept = fixture.seat(ada);
        assertThat(kept.floor()).isEqualTo(ANNEX);
        assertThat(kept.arrival()).isEqualTo(AT_WINDOW);
        assertThat(kept.person()).isEqualTo(ada.person());
    }

    @Test
    void an_old_session_that_goes_does_not_take_the_newer_one_with_it() {
        JoinAnswer.ComeIn first = fixture.isIn("ADA");
        SessionSeat old = fixture.seat(first);
        JoinAnswer.ComeIn second = fixture.comesBack(first.personToken());
        fixture.office.entered(fixture.seat(second));

        fixture.office.gone(old, LeaveReason.LOST);

        assertThat(fixture.office.seat(second.sessionToken())).isNotNull();
    }

    @Test
    void upkeep_keeps_where_people_stand_once() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.office.at(ada.person(), AT_THE_WINDOW);

        fixture.office.upkeep();

        assertThat(fixture.store.people.values())
                .extracting(Person::place)
                .containsExactly(AT_THE_WINDOW);
    }

    @Test
    void a_new_name_is_kept_and_shown_at_the_next_connection() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");

        fixture.office.dressed(ada.person(), "ADA L.", Look.PLAIN);

        assertThat(fixture.seat(ada).name()).isEqualTo("ADA L.");
        assertThat(fixture.store.people.values())
                .extracting(Person::name)
                .containsExactly("ADA L.");
    }

    @Test
    void an_exit_leads_the_next_connection_to_the_other_floor() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        assertThat(fixture.seat(ada).floor()).isEqualTo(HQ);

        fixture.office.changedFloor(ada.person(), ANNEX, new Arrival.AtStart("stairs"));

        assertThat(fixture.seat(ada).floor()).isEqualTo(ANNEX);
        assertThat(fixture.seat(ada).arrival()).isEqualTo(new Arrival.AtStart("stairs"));
    }

    @Test
    void after_a_restart_those_who_were_in_have_their_seats_at_their_places() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        JoinAnswer.ComeIn bo = fixture.isIn("BO");
        fixture.office.at(ada.person(), AT_THE_WINDOW);
        fixture.office.at(bo.person(), AT_THE_WINDOW);
        fixture.office.gone(fixture.seat(bo), LeaveReason.LOST);
        fixture.office.upkeep();

        OfficeFixture again = new OfficeFixture(fixture.store);
        List<SessionSeat> seats = again.office.comeBack();

        assertThat(seats).hasSize(1);
        assertThat(seats.getFirst().name()).isEqualTo("ADA");
        assertThat(seats.getFirst().arrival()).isEqualTo(AT_WINDOW);
        JoinAnswer.ComeIn back = (JoinAnswer.ComeIn) again.join(null, null, ada.sessionToken());
        assertThat(back.resumed()).isTrue();
        assertThat(back.person()).isEqualTo(seats.getFirst().person());
    }

    @Test
    void who_was_let_in_and_had_not_connected_before_a_restart_is_out_and_may_come() {
        JoinAnswer.ComeIn ada = fixture.comesIn("ADA");
        assertThat(fixture.store.live).hasSize(1);

        OfficeFixture again = new OfficeFixture(fixture.store);

        assertThat(again.office.comeBack()).isEmpty();
        assertThat(again.store.live).isEmpty();
        assertThat(again.join(null, null, ada.sessionToken()))
                .isInstanceOf(JoinAnswer.ComeIn.class);
    }

    @Test
    void whoever_has_no_room_after_a_restart_is_out() {
        for (String name : List.of("ADA", "BO")) {
            fixture.office.at(fixture.isIn(name).person(), AT_THE_WINDOW);
        }
        fixture.office.upkeep();

        OfficeFixture smaller = new OfficeFixture(fixture.store, 1);

        assertThat(smaller.office.comeBack()).hasSize(1);
        assertThat(smaller.store.live).hasSize(1);
    }

    @Test
    void an_owner_is_made_by_the_newest_code_and_once() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        JoinAnswer.ComeIn bo = fixture.isIn("BO");
        Token first = fixture.ownership.offer();
        Token second = fixture.ownership.offer();

        assertThat(claim(ada, first)).isEqualTo(Ownership.Claimed.WRONG_CODE);
        assertThat(claim(ada, second)).isEqualTo(Ownership.Claimed.OWNER);
        assertThat(claim(bo, second)).isEqualTo(Ownership.Claimed.WRONG_CODE);
        assertThat(fixture.seat(ada).role()).isEqualTo(Role.OWNER);
        assertThat(fixture.ownership.offer()).isNull();
    }

    @Test
    void somebody_unknown_does_not_use_up_the_code() {
        Token code = fixture.ownership.offer();
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");

        assertThat(fixture.ownership.claim(new Token("nobody"), nonNull(code)))
                .isEqualTo(Ownership.Claimed.UNKNOWN_PERSON);
        assertThat(claim(ada, code)).isEqualTo(Ownership.Claimed.OWNER);
    }

    private Ownership.Claimed claim(JoinAnswer.ComeIn person, @Nullable Token code) {
        return fixture.ownership.claim(nonNull(person.personToken()), nonNull(code));
    }

    private static Token nonNull(@Nullable Token token) {
        return Objects.requireNonNull(token);
    }
}
