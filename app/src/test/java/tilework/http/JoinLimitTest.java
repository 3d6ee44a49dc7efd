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
        assertThat(joins("192.0.2.1", false)).isEqualTo(3);
        nowNanos += MINUTE_NANOS / 3;
        assertThat(joins("192.0.2.1", false)).isEqualTo(1);
        assertThat(joins("192.0.2.2", false)).as("another address").isEqualTo(3);
    }

    @Test
    void a_long_pause_saves_up_one_minute_and_no_more() {
        joins("192.0.2.1", false);
        nowNanos += 10 * MINUTE_NANOS;
        assertThat(joins("192.0.2.1", false)).isEqualTo(3);
    }

    @Test
    void a_whole_office_behind_one_address_comes_back_with_its_tokens() {
        assertThat(joins("192.0.2.1", true)).isEqualTo(60);
    }

    @Test
    void one_household_counts_as_one_however_its_addresses_are_written() {
        assertThat(joins("2001:db8::1", false)).isEqualTo(3);
        assertThat(joins("2001:db8:0:0:7::9", false)).as("the same network").isZero();
        assertThat(joins("2001:0DB8:0000:0000:ffff:1:2:3", false)).as("the same").isZero();
        assertThat(joins("2001:db8::1:0:0:0:1", false)).as("another network").isEqualTo(3);
    }

    @Test
    void an_address_of_ipv4_within_ipv6_is_that_of_ipv4() {
        assertThat(joins("192.0.2.1", false)).isEqualTo(3);
        assertThat(joins("::ffff:192.0.2.1", false)).isZero();
    }

    private int joins(String address, boolean showsToken) {
        int admitted = 0;
        while (limit.admits(address, showsToken)) {
            admitted++;
        }
        return admitted;
    }
}
