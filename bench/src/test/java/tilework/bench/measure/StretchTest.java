package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class StretchTest {
    private static final String BEFORE =
            """
            # TYPE tilework_frames_sent_total counter
            tilework_frames_sent_total 1000.0
            tilework_tick_seconds_bucket{floor="hq",le="0.001"} 50.0
            tilework_tick_seconds_bucket{floor="hq",le="0.01"} 90.0
            tilework_tick_seconds_bucket{floor="hq",le="+Inf"} 91.0
            tilework_tick_seconds_count{floor="hq"} 91.0
            tilework_tick_seconds_sum{floor="hq"} 0.5
            """;

    private static final String AFTER =
            """
            # TYPE tilework_frames_sent_total counter
            tilework_frames_sent_total 21000.0
            tilework_tick_seconds_bucket{floor="hq",le="0.001"} 148.0
            tilework_tick_seconds_bucket{floor="hq",le="0.01"} 190.0
            tilework_tick_seconds_bucket{floor="hq",le="+Inf"} 191.0
            tilework_tick_seconds_count{floor="hq"} 191.0
            tilework_tick_seconds_sum{floor="hq"} 0.7
            """;

    private final Stretch stretch =
            new Stretch(
                    new Sample(
                            0,
                            new Usage(1, 90, Map.of("C CompilerThre", 0.5)),
                            Meters.parse(BEFORE)),
                    new Sample(
                            10_000_000_000L,
                            new Usage(1.2, 100, Map.of("C CompilerThre", 0.6)),
                            Meters.parse(AFTER)));

    @Test
    void only_what_happened_between_the_samples_counts() {
        assertThat(stretch.framesPerSecond()).isEqualTo(2000);
        assertThat(stretch.cpuCores()).isCloseTo(0.02, within(1e-9));
        assertThat(stretch.cpuMicrosPerFrame()).isCloseTo(10, within(1e-6));
        assertThat(stretch.compilingMicrosPerFrame()).isCloseTo(5, within(1e-6));
        assertThat(stretch.meanTickMillis()).isCloseTo(2, within(1e-9));
    }

    @Test
    void the_worst_tick_is_bounded_by_the_last_bucket_that_grew() {
        assertThat(stretch.worstTickAtMostMillis()).isEqualTo(10);
        assertThat(stretch.p99TickAtMostMillis()).isEqualTo(10);
    }
}
