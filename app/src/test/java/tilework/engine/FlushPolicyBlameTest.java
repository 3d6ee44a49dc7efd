package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which late ticks are a sign of a slow machine, and how far the policy falls back for them. */
class FlushPolicyBlameTest {
    private static final long PERIOD_NANOS = TickLoop.PERIOD_NANOS;
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final int SENDS_PER_SECOND = 20_000;

    private final FlushPolicy policy = new FlushPolicy(SENDS_PER_SECOND, PERIOD_NANOS, 0);

    @Test
    void a_tick_that_waited_for_a_flush_of_ours_changes_nothing() {
        long end = SECOND_NANOS + PERIOD_NANOS / 2;
        policy.flushed(SECOND_NANOS, end, 1_000);

        policy.ticked(end + PERIOD_NANOS / 8, PERIOD_NANOS / 2);

        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND);
    }

    @Test
    void a_tick_that_waited_for_much_more_than_our_flush_halves_the_rate() {
        long end = SECOND_NANOS + PERIOD_NANOS / 8;
        policy.flushed(SECOND_NANOS, end, 1_000);

        policy.ticked(end + PERIOD_NANOS / 2, PERIOD_NANOS / 2);

        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND / 2.0);
    }

    @Test
    void the_rate_never_falls_below_what_a_full_hall_gets_anyway() {
        policy.flushed(0, 0, 1_000);
        for (int i = 1; i < 20; i++) {
            policy.ticked(i * PERIOD_NANOS, PERIOD_NANOS);
        }

        assertThat(policy.rate()).isBetween(4_999.0, 5_001.0);
    }

    @Test
    void a_full_hall_is_told_every_tick_again_a_few_seconds_after_a_bad_moment() {
        policy.flushed(0, 0, 1_000);
        for (int i = 1; i < 20; i++) {
            policy.ticked(i * PERIOD_NANOS, PERIOD_NANOS);
        }

        for (int second = 3; second < 8; second++) {
            policy.ticked(second * SECOND_NANOS, 0);
        }

        assertThat(policy.rate()).isGreaterThanOrEqualTo(15_000);
    }

    @Test
    void a_flush_to_one_client_does_not_hide_how_many_there_are() {
        policy.flushed(0, 0, 1_000);
        policy.flushed(PERIOD_NANOS, PERIOD_NANOS, 1);
        for (int i = 2; i < 20; i++) {
            policy.ticked(i * PERIOD_NANOS, PERIOD_NANOS);
        }

        assertThat(policy.rate()).isGreaterThan(4_500);
    }
}
