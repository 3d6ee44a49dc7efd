package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class RawFloorIT {
    @Test
    void a_bare_write_costs_something_and_less_than_a_millisecond() throws Exception {
        assertThat(RawFloor.microsPerFrame(200, 180, 2)).isBetween(0.1, 1000.0);
    }
}
