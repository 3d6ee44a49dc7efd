package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnackedTest {
    private final Unacked unacked = new Unacked();

    @Test
    void sixty_four_kibibytes_may_be_on_their_way() {
        unacked.sent(1, Unacked.LIMIT_BYTES);
        assertThat(unacked.isTooMuch()).isFalse();

        unacked.sent(2, 1);
        assertThat(unacked.isTooMuch()).isTrue();
    }

    @Test
    void an_acknowledgement_covers_all_frames_up_to_its_tick() {
        unacked.sent(1, 40_000);
        unacked.sent(2, 40_000);
        unacked.sent(3, 40_000);

        assertThat(unacked.acked(2)).isTrue();

        assertThat(unacked.isTooMuch()).isFalse();
        unacked.sent(4, 30_000);
        assertThat(unacked.isTooMuch()).isTrue();
    }

    @Test
    void an_acknowledgement_that_says_nothing_new_changes_nothing() {
        unacked.sent(7, 70_000);

        assertThat(unacked.acked(6)).isFalse();
        assertThat(unacked.isTooMuch()).isTrue();
    }

    @Test
    void frames_of_one_tick_are_one() {
        for (int i = 0; i < 1_000; i++) {
            unacked.sent(5, 70);
        }
        assertThat(unacked.isTooMuch()).isTrue();

        unacked.acked(5);

        assertThat(unacked.isTooMuch()).isFalse();
    }

    @Test
    void what_is_forgotten_by_a_client_that_never_acknowledges_stays_bounded() {
        for (int tick = 1; tick <= 100_000; tick++) {
            unacked.sent(tick, 1);
        }
        assertThat(unacked.isTooMuch()).isTrue();

        unacked.acked(100_000);

        assertThat(unacked.isTooMuch()).isFalse();
    }
}
