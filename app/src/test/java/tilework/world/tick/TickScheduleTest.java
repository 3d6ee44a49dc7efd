package tilework.world.tick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TickScheduleTest {
    private static final long PERIOD_NANOS = 66_666_667;

    private final TickSchedule schedule = new TickSchedule(1_000, PERIOD_NANOS, 3);

    @Test
    void a_late_tick_does_not_delay_the_next_one() {
        assertThat(schedule.dueAtNanos(2) - schedule.dueAtNanos(1)).isEqualTo(PERIOD_NANOS);
        assertThat(schedule.dueAtNanos(1_000_000)).isEqualTo(1_000 + 1_000_000 * PERIOD_NANOS);
    }

    @Test
    void a_tick_is_due_from_its_nanosecond_on() {
        assertThat(schedule.tickAt(schedule.dueAtNanos(5) - 1)).isEqualTo(4);
        assertThat(schedule.tickAt(schedule.dueAtNanos(5))).isEqualTo(5);
        assertThat(schedule.ticksDue(4, schedule.dueAtNanos(5))).isEqualTo(1);
    }

    @Test
    void before_its_time_no_tick_is_due() {
        assertThat(schedule.ticksDue(10, schedule.dueAtNanos(9))).isZero();
        assertThat(schedule.ticksDue(0, 0)).isZero();
        assertThat(schedule.ticksToDrop(10, schedule.dueAtNanos(9))).isZero();
    }

    @Test
    void nothing_is_dropped_while_the_loop_can_catch_up() {
        assertThat(schedule.ticksToDrop(10, schedule.dueAtNanos(13))).isZero();
    }

    @Test
    void ticks_beyond_the_catch_up_limit_are_dropped_once() {
        long now = schedule.dueAtNanos(20);
        int drop = schedule.ticksToDrop(10, now);
        TickSchedule later = schedule.dropping(drop);

        assertThat(drop).isEqualTo(7);
        assertThat(later.ticksDue(10, now)).isEqualTo(3);
        assertThat(later.ticksToDrop(10, now)).isZero();
    }

    @Test
    void a_clock_may_have_any_origin_and_wrap_around() {
        TickSchedule wrapping = new TickSchedule(Long.MAX_VALUE - 10, PERIOD_NANOS, 3);

        assertThat(wrapping.tickAt(wrapping.dueAtNanos(4))).isEqualTo(4);
        assertThat(wrapping.dueAtNanos(4)).isNegative();
    }

    @Test
    void a_schedule_without_a_period_is_an_error() {
        assertThatThrownBy(() -> new TickSchedule(0, 0, 3))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
