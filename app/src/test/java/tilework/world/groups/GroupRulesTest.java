package tilework.world.groups;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupRulesTest {
    @ParameterizedTest
    @CsvSource({
        "0, 3, 5, 12",
        "4, 3, 5, 12",
        "2, 9, 5, 12",
        "2, 3, -1, 12",
        "2, 3, 1001, 12",
        "2, 3, 5, 1",
        "2, 3, 5, 51"
    })
    void rules_out_of_their_range_are_refused(int enter, int leave, int dwell, int capacity) {
        assertThatThrownBy(() -> new GroupRules(enter, leave, dwell, capacity))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_refusal_says_what_must_hold_and_what_was_found() {
        assertThatThrownBy(() -> new GroupRules(4, 3, 5, 12))
                .hasMessage("enterRadiusTiles must be from 1 to 3 but was 4");
    }
}
