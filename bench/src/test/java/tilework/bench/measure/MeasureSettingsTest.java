package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.bench.measure.MeasureSettings.Accepted;
import tilework.bench.measure.MeasureSettings.Faulty;

final class MeasureSettingsTest {
    private static final Path ROOT = Path.of("office");

    @Test
    void a_scenario_may_have_another_number_of_people_and_seconds() {
        assertThat(MeasureSettings.parse(ROOT, "concentrated-42", "--seconds", "5"))
                .isEqualTo(new Accepted(new MeasureSettings("concentrated-42", 5, 18_400, ROOT)));
    }

    @Test
    void every_scenario_that_is_listed_exists() {
        assertThat(Scenario.ALL)
                .isNotEmpty()
                .allSatisfy(name -> assertThat(Scenario.named(name)).isPresent());
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThat(MeasureSettings.parse(ROOT, "everything", "--seconds", "soon"))
                .isEqualTo(
                        new Faulty(
                                List.of(
                                        "--seconds must be a whole number from 1 to 86400 but was 'soon'",
                                        "there is no scenario 'everything': "
                                                + MeasureSettings.USAGE)));
    }
}
