package tilework.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.config.Network;

class ClientAddressTest {
    private final ClientAddress addresses = new ClientAddress(List.of(Network.parse("10.0.0.0/8")));

    @Test
    void the_last_address_that_is_no_proxy_of_ours_is_the_client() {
        assertThat(addresses.of("10.0.0.1", List.of("198.51.100.7, 203.0.113.9, 10.0.0.2")))
                .isEqualTo("203.0.113.9");
    }

    @Test
    void lines_of_the_header_are_one_list_and_what_a_client_writes_first_does_not_count() {
        assertThat(addresses.of("10.0.0.1", List.of("198.51.100.7", "203.0.113.9")))
                .isEqualTo("203.0.113.9");
    }

    @Test
    void who_is_no_proxy_of_ours_is_not_believed() {
        assertThat(addresses.of("203.0.113.9", List.of("198.51.100.7"))).isEqualTo("203.0.113.9");
    }
}
