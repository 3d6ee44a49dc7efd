package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class UsageTest {
    @Test
    void a_process_whose_name_holds_parentheses_and_spaces_is_read_right() {
        String stat =
                "42 (ja) va (x) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 30 0 12345 1 1";
        String status = "Name:\tjava\nVmRSS:\t  102400 kB\nThreads:\t30\n";

        assertThat(Usage.parse(stat, status)).isEqualTo(new Usage(3.0, 100.0, Map.of()));
    }
}
