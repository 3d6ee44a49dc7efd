package tilework.office;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.office.OfficeFixture.ANNEX;
import static tilework.office.OfficeFixture.AT_THE_WINDOW;
import static tilework.office.OfficeFixture.HQ;
import static tilework.office.OfficeFixture.refusal;

import org.junit.jupiter.api.Test;
import tilework.world.Arrival;
import tilework.world.avatar.LeaveReason;
import tilework.world.grid.FloorId;

class FrontDeskTest {
    private final OfficeFixture fixture = new OfficeFixture();

    @Test
    void a_guest_comes_in_at_the_start_with_two_tokens_that_differ() {
        JoinAnswer.ComeIn ada = fixture.comesIn("  ADA\u202e ");

        assertThat(ada.floor()).isEqualTo(HQ);
        assertThat(ada.role()).isEqualTo(Role.GUEST);
        assertThat(ada.resumed()).isFalse();
        assertThat(ada.personToken()).isNotNull().isNotEqualTo(ada.sessionToken());
        assertThat(ada.sessionToken().secret()).hasSize(Token.LENGTH).matches("[A-Za-z0-9_-]+");
        assertThat(fixture.seat(ada).name()).isEqualTo("ADA");
        assertThat(fixture.seat(ada).arrival()).isEqualTo(new Arrival.AtStart(""));
    }

    @Test
    void no_token_is_kept_and_none_shows_itself() {
        JoinAnswer.ComeIn ada = fixture.comesIn("ADA");

        String kept = fixture.store.people + " " + fixture.store.sessions;
        assertThat(kept).doesNotContain(ada.sessionToken().secret());
        assertThat(ada.toString()).doesNotContain(ada.sessionToken().secret());
    }

    @Test
    void somebody_who_has_gone_comes_back_to_the_last_place_in_the_last_look() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.office.at(ada.person(), AT_THE_WINDOW);
        fixture.office.gone(fixture.seat(ada), LeaveReason.LEFT);

        JoinAnswer.ComeIn back = fixture.comesBack(ada.personToken());

        assertThat(back.floor()).isEqualTo(ANNEX);
        assertThat(fixture.seat(back).name()).isEqualTo("ADA");
        assertThat(fixture.seat(back).arrival())
                .isEqualTo(new Arrival.AtTile(AT_THE_WINDOW.tile(), AT_THE_WINDOW.facing()));
    }

    @Test
    void the_newest_session_of_a_person_wins_and_is_the_same_body() {
        JoinAnswer.ComeIn first = fixture.isIn("ADA");
        JoinAnswer.ComeIn second = fixture.comesBack(first.personToken());

        assertThat(second.person()).isEqualTo(first.person());
        assertThat(second.resumed()).isTrue();
        assertThat(fixture.office.seat(first.sessionToken())).isNull();
        assertThat(fixture.office.population()).isEqualTo(1);
    }

    @Test
    void a_session_goes_on_where_it_is_without_a_name() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");

        JoinAnswer again = fixture.join(null, null, ada.sessionToken());

        assertThat(again)
                .isEqualTo(
                        new JoinAnswer.ComeIn(
                                null, ada.sessionToken(), ada.person(), HQ, true, Role.GUEST));
    }

    @Test
    void a_session_whose_body_is_gone_still_opens_the_door() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.office.gone(fixture.seat(ada), LeaveReason.LOST);
        assertThat(fixture.office.seat(ada.sessionToken())).isNull();

        JoinAnswer.ComeIn back = (JoinAnswer.ComeIn) fixture.join(null, null, ada.sessionToken());

        assertThat(back.resumed()).isFalse();
        assertThat(fixture.seat(back).name()).isEqualTo("ADA");
    }

    @Test
    void a_session_that_was_ended_by_leaving_opens_nothing() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.office.gone(fixture.seat(ada), LeaveReason.LEFT);

        assertThat(refusal(fixture.join(null, null, ada.sessionToken())))
                .isEqualTo(JoinRefusal.UNKNOWN_TOKEN);
    }

    @Test
    void a_full_office_lets_in_nobody_but_those_who_are_in() {
        JoinAnswer.ComeIn ada = fixture.isIn("ADA");
        fixture.isIn("BO");

        assertThat(refusal(fixture.join("CY", null, null))).isEqualTo(JoinRefusal.FULL);
        assertThat(fixture.comesBack(ada.personToken()).resumed()).isTrue();
    }

    @Test
    void somebody_who_does_not_connect_in_time_leaves_the_place_to_others() {
        fixture.comesIn("ADA");
        fixture.comesIn("BO");
        fixture.nowMillis += Attendance.EXPECTED_MILLIS;
        fixture.office.upkeep();

        assertThat(fixture.office.population()).isZero();
        assertThat(fixture.store.live).isEmpty();
        assertThat(fixture.comesIn("CY").resumed()).isFalse();
    }

    @Test
    void a_name_of_which_nothing_can_be_seen_is_no_name() {
        assertThat(refusal(fixture.join("\u200b \u202e", null, null)))
                .isEqualTo(JoinRefusal.NAME_MISSING);
        assertThat(refusal(fixture.join(null, null, null))).isEqualTo(JoinRefusal.NAME_MISSING);
    }

    @Test
    void an_unknown_token_opens_nothing_but_a_name_makes_a_guest() {
        Token unknown = new Token("nobody-has-this-one");

        assertThat(refusal(fixture.join(null, unknown, null))).isEqualTo(JoinRefusal.UNKNOWN_TOKEN);
        JoinAnswer.ComeIn ada = (JoinAnswer.ComeIn) fixture.join("ADA", unknown, unknown);
        assertThat(ada.personToken()).isNotEqualTo(unknown);
    }

    @Test
    void a_floor_that_is_not_there_is_refused_and_another_one_can_be_asked_for() {
        assertThat(refusal(fixture.desk.join(asking("cellar"))))
                .isEqualTo(JoinRefusal.UNKNOWN_FLOOR);
        JoinAnswer.ComeIn ada = (JoinAnswer.ComeIn) fixture.desk.join(asking("annex"));
        assertThat(ada.floor()).isEqualTo(ANNEX);
    }

    @Test
    void with_the_store_down_guests_come_in_and_tokens_are_asked_for_later() {
        fixture.store.down = true;

        JoinAnswer.ComeIn ada = fixture.isIn("ADA");

        assertThat(fixture.join(null, null, ada.sessionToken()))
                .isInstanceOf(JoinAnswer.ComeIn.class);
        assertThat(refusal(fixture.join(null, new Token("x"), null)))
                .isEqualTo(JoinRefusal.STORE_DOWN);
    }

    private static JoinRequest asking(String floor) {
        return new JoinRequest("ADA", null, new FloorId(floor), null, null);
    }
}
