package tilework.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JoinLimitTest {
    private static final long MINUTE_NANOS = 60_000_000_000L;

    private long nowNanos;
    private final JoinLimit limit = new JoinLimit(3, new ClientAddress(List.of()), () -> nowNanos);

    @Test
    void an_address_lets_so_many_guests_in_and_after_a_third_of_a_minute_one_more() {
        assertThat(joins("a", false)).isEqualTo(3);
        nowNanos += MINUTE_NANOS / 3;
        assertThat(joins("a", false)).isEqualTo(1);
        assertThat(joins("b", false)).as("another address").isEqualTo(3);
    }

    @Test
    void a_long_pause_saves_up_one_minute_and_no_more() {
        joins("a", false);
        nowNanos += 10 * MINUTE_NANOS;
        assertThat(joins("a", false)).isEqualTo(3);
    }

    @Test
    void a_whole_office_behind_one_address_comes_back_with_its_tokens() {
        assertThat(joins("a", true)).isEqualTo(60);
    }

    private int joins(String address, boolean showsToken) {
        int admitted = 0;
        while (limit.admits(address, showsToken)) {
            admitted++;
        }
        return admitted;
    }
}
