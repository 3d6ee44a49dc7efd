package tilework.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {
    @Test
    void a_block_contains_its_addresses_and_no_others() {
        Network block = Network.parse("10.0.0.0/8");

        assertThat(block.contains("10.200.3.4")).isTrue();
        assertThat(block.contains("11.0.0.1")).isFalse();
        assertThat(block.contains("::1")).isFalse();
        assertThat(Network.parse("2001:db8::/32").contains("2001:db8:7::1")).isTrue();
    }

    /** The refusal is of what it looks like: a name would be told apart by its resolver. */
    @ParameterizedTest
    @ValueSource(strings = {"cafe", "dead.beef", "localhost", "", "10.0.0.0/33", "10.0.0.0/"})
    void a_name_is_no_address_and_is_not_looked_up(String text) {
        assertThatThrownBy(() -> Network.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .satisfies(it -> assertThat(it.getCause()).as("a look-up").isNull());
    }
}
