package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class FlushPolicyTest {
    private static final long PERIOD_NANOS = TickLoop.PERIOD_NANOS;
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final int SENDS_PER_SECOND = 20_000;

    private final FlushPolicy policy = new FlushPolicy(SENDS_PER_SECOND, PERIOD_NANOS, 0);

    @Test
    void a_change_in_a_small_office_goes_out_at_once() {
        assertThat(policy.nextNanos(0, 20)).isEqualTo(FlushPolicy.NOW);
    }

    @Test
    void two_flushes_are_four_milliseconds_apart() {
        policy.flushed(0, 100_000, 20);

        assertThat(policy.nextNanos(1_000_000, 20)).isEqualTo(FlushPolicy.MIN_GAP_NANOS);
        assertThat(policy.nextNanos(FlushPolicy.MIN_GAP_NANOS, 20)).isEqualTo(FlushPolicy.NOW);
    }

    @Test
    void sends_stay_within_the_rate_however_much_happens() {
        for (int sessions : new int[] {100, 300, 1_000, 3_000}) {
            long flushes = flushesIn(10 * SECOND_NANOS, sessions, 0);
            double allowed = 10.0 * SENDS_PER_SECOND + Math.max(sessions, 1_334);
            assertThat(flushes * sessions).isLessThanOrEqualTo((long) allowed);
        }
    }

    @Test
    void a_thousand_people_are_told_at_least_once_a_tick() {
        assertThat(flushesIn(10 * SECOND_NANOS, 1_000, 0)).isGreaterThanOrEqualTo(150);
    }

    @Test
    void three_hundred_people_are_told_four_times_a_tick() {
        assertThat(flushesIn(10 * SECOND_NANOS, 300, 0)).isGreaterThanOrEqualTo(600);
    }

    @Test
    void a_late_tick_halves_the_rate_at_once() {
        policy.ticked(SECOND_NANOS, PERIOD_NANOS / 2);

        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND / 2.0);
    }

    @Test
    void a_tick_that_is_a_little_late_changes_nothing() {
        policy.ticked(SECOND_NANOS, PERIOD_NANOS / 5);

        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND);
    }

    @Test
    void several_late_ticks_of_one_period_count_once() {
        policy.ticked(SECOND_NANOS, PERIOD_NANOS);
        policy.ticked(SECOND_NANOS + 1, PERIOD_NANOS);

        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND / 2.0);
    }

    @Test
    void quiet_gives_the_rate_back_slowly() {
        policy.ticked(SECOND_NANOS, PERIOD_NANOS);

        policy.ticked(3 * SECOND_NANOS / 2, 0);
        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND / 2.0);
        policy.ticked(2 * SECOND_NANOS, 0);
        assertThat(policy.rate())
                .isCloseTo(SENDS_PER_SECOND * 0.55, Percentage.withPercentage(0.1));
        for (int second = 3; second < 20; second++) {
            policy.ticked(second * SECOND_NANOS, 0);
        }
        assertThat(policy.rate()).isEqualTo(SENDS_PER_SECOND);
    }

    @Test
    void a_throttled_machine_falls_back_to_every_third_tick_and_no_further() {
        for (int i = 0; i < 100; i++) {
            policy.ticked(i * PERIOD_NANOS, PERIOD_NANOS);
        }

        long flushes = flushesIn(30 * SECOND_NANOS, 1_000, 0);

        assertThat(flushes).isBetween(140L, 160L);
    }

    @Test
    void a_flush_that_takes_long_is_followed_by_as_long_a_pause() {
        long tookNanos = PERIOD_NANOS;
        policy.flushed(0, tookNanos, 10);

        assertThat(policy.nextNanos(tookNanos, 10)).isEqualTo(2 * tookNanos);
    }

    @Test
    void the_pause_after_a_long_flush_has_an_end() {
        policy.flushed(0, 10 * PERIOD_NANOS, 10);

        assertThat(policy.nextNanos(1, 10)).isEqualTo(FlushPolicy.LONGEST_PERIODS * PERIOD_NANOS);
    }

    /**
     * As when a crowd comes back: what is for the one who comes goes out together with the rest.
     */
    @Test
    void a_flush_to_one_that_became_a_flush_to_all_delays_nobody_longer_than_any_other() {
        long now = 0;
        for (int i = 0; i < 100; i++) {
            now += PERIOD_NANOS;
            policy.ticked(now, PERIOD_NANOS);
            policy.flushed(now, now + 1_000_000, 1);
        }
        for (int i = 0; i < 10; i++) {
            policy.flushed(now, now + 1_000_000, 500);

            long next = policy.nextNanos(now + 1_000_000, 1);

            assertThat(next - now).isLessThanOrEqualTo(FlushPolicy.LONGEST_PERIODS * PERIOD_NANOS);
            now = next;
        }
    }

    /** Flushes whenever it may: something always happens. */
    private long flushesIn(long nanos, int sessions, long tookNanos) {
        long flushes = 0;
        long start = 1_000 * SECOND_NANOS;
        long now = start;
        FlushPolicy busy = policy;
        while (now < start + nanos) {
            long next = busy.nextNanos(now, sessions);
            if (next == FlushPolicy.NOW) {
                flushes++;
                busy.flushed(now, now + tookNanos, sessions);
                next = now + 100_000;
            }
            now = next;
        }
        return flushes;
    }
}
