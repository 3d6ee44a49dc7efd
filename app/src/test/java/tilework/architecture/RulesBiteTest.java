package tilework.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilework.architecture.fixture.ManyThingsTaker;
import tilework.architecture.fixture.cycle.here.Here;
import tilework.architecture.fixture.cycle.there.There;
import tilework.architecture.fixture.helper.Anything;
import tilework.architecture.fixture.http.WorldToucher;
import tilework.architecture.fixture.media.ShelfBrowser;
import tilework.architecture.fixture.office.LibraryCollector;
import tilework.architecture.fixture.office.StoreCaller;
import tilework.architecture.fixture.store.Shelf;
import tilework.architecture.fixture.stray.Stray;
import tilework.architecture.fixture.tests.QuietlyHeavyTest;
import tilework.architecture.fixture.tests.Sleeper;
import tilework.architecture.fixture.tests.Wordless;
import tilework.architecture.fixture.world.ClockReader;
import tilework.architecture.fixture.world.SocketOpener;

/** A rule that nobody has seen fail may be empty: each is broken once, on purpose. */
class RulesBiteTest {
    private static final String FIXTURE = "tilework.architecture.fixture";
    private static final JavaClasses OFFENDERS =
            new ClassFileImporter()
                    .importClasses(
                            Anything.class,
                            ClockReader.class,
                            Here.class,
                            LibraryCollector.class,
                            ManyThingsTaker.class,
                            QuietlyHeavyTest.class,
                            Shelf.class,
                            ShelfBrowser.class,
                            Sleeper.class,
                            SocketOpener.class,
                            StoreCaller.class,
                            Stray.class,
                            There.class,
                            Wordless.class,
                            WorldToucher.class);

    @Test
    void a_world_that_opens_a_socket_is_refused() {
        assertBites(Rules.WORLD_IS_PURE, SocketOpener.class);
    }

    @Test
    void a_world_that_reads_the_clock_is_refused() {
        assertBites(Rules.WORLD_READS_NO_CLOCK_AND_THROWS_NO_DICE, ClockReader.class);
    }

    @Test
    void an_edge_that_touches_a_world_is_refused() {
        assertBites(Rules.THE_TICK_THREAD_KEEPS_ITS_STATE, WorldToucher.class);
    }

    @Test
    void an_office_that_calls_the_store_is_refused() {
        assertBites(Packages.importsPointInward(FIXTURE), StoreCaller.class);
    }

    @Test
    void an_edge_that_calls_another_edge_is_refused() {
        assertBites(Packages.importsPointInward(FIXTURE), ShelfBrowser.class);
    }

    @Test
    void a_package_that_is_not_in_the_table_is_refused() {
        assertBites(Packages.importsPointInward(FIXTURE), Stray.class);
    }

    @ParameterizedTest
    @MethodSource("tilework.architecture.Packages#libraries")
    void a_library_far_from_home_is_refused(String library) {
        assertBites(Packages.libraryStaysAtHome(FIXTURE, library), LibraryCollector.class);
    }

    @Test
    void two_packages_that_need_each_other_are_refused() {
        assertBites(Packages.noCycles(FIXTURE), Here.class);
    }

    @Test
    void a_package_name_that_says_nothing_is_refused() {
        assertBites(Packages.namesSaySomething(FIXTURE), Anything.class);
    }

    @Test
    void a_package_that_is_not_checked_for_null_is_refused() {
        assertBites(Rules.PACKAGES_ARE_NULL_MARKED, Stray.class);
    }

    @Test
    void a_constructor_of_seven_things_is_refused() {
        assertBites(Rules.CONSTRUCTORS_TAKE_FEW_THINGS, ManyThingsTaker.class);
    }

    @Test
    void a_light_test_that_opens_a_database_is_refused() {
        assertBites(Rules.HEAVY_TESTS_SAY_SO, QuietlyHeavyTest.class);
    }

    @Test
    void a_test_that_sleeps_is_refused() {
        assertBites(Rules.TESTS_DO_NOT_SLEEP, Sleeper.class);
    }

    @Test
    void a_test_that_is_no_sentence_is_refused() {
        assertBites(Rules.TESTS_ARE_SENTENCES, Wordless.class);
    }

    private static void assertBites(ArchRule rule, Class<?> offender) {
        assertThat(rule.evaluate(OFFENDERS).getFailureReport().getDetails())
                .anySatisfy(fault -> assertThat(fault).contains(offender.getName()));
    }
}
