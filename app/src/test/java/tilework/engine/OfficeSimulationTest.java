package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OfficeSimulationTest {
    private static final int TURNS = 1_500;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void a_client_fed_with_bytes_alone_knows_what_is_in_its_window(long seed) {
        OfficeSimulation office = new OfficeSimulation(seed, 1_000_000);

        office.run(TURNS);

        assertThat(office.comparisons).isGreaterThan(TURNS);
        assertThat(office.catchUps).isGreaterThan(4);
        assertThat(office.transfers).isGreaterThan(3);
        assertThat(office.conversations()).isGreaterThan(TURNS / 10);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12})
    void nothing_is_lost_when_flushes_have_to_wait(long seed) {
        OfficeSimulation office = new OfficeSimulation(seed, 300);

        office.run(TURNS);
        office.settle();

        assertThat(office.comparisons).isGreaterThan(TURNS);
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void everybody_knows_who_is_in_the_office_once_it_is_quiet(long seed) {
        OfficeSimulation office = new OfficeSimulation(seed, 1_000_000);

        office.run(500);
        office.settle();

        office.assertRosterIsKnown();
        office.assertOneBodyEach();
    }
}
