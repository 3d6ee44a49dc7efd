package tilework.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The server keeps to its rules. Generated code is used but not judged. */
class ArchitectureTest {
    private static final JavaClasses SERVER =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .withImportOption(ArchitectureTest::isOurs)
                    .importPackages(Packages.ROOT);

    @Test
    void the_import_has_found_the_server() {
        assertThat(SERVER).hasSizeGreaterThan(50);
    }

    @Test
    void the_world_is_pure() {
        Rules.WORLD_IS_PURE.check(SERVER);
        Rules.WORLD_READS_NO_CLOCK_AND_THROWS_NO_DICE.check(SERVER);
    }

    @Test
    void the_state_of_the_tick_thread_stays_with_it() {
        Rules.THE_TICK_THREAD_KEEPS_ITS_STATE.check(SERVER);
    }

    @Test
    void imports_point_inward_as_in_the_table() {
        Packages.importsPointInward(Packages.ROOT).check(SERVER);
    }

    @ParameterizedTest
    @MethodSource("tilework.architecture.Packages#libraries")
    void each_library_stays_in_its_home(String library) {
        Packages.libraryStaysAtHome(Packages.ROOT, library).check(SERVER);
    }

    @Test
    void no_two_packages_need_each_other() {
        Packages.noCycles(Packages.ROOT).check(SERVER);
    }

    @Test
    void no_package_has_a_name_that_says_nothing() {
        Packages.namesSaySomething(Packages.ROOT).check(SERVER);
    }

    @Test
    void every_package_is_checked_for_null() {
        Rules.PACKAGES_ARE_NULL_MARKED.check(SERVER);
    }

    @Test
    void no_constructor_takes_more_than_six_things() {
        Rules.CONSTRUCTORS_TAKE_FEW_THINGS.check(SERVER);
    }

    private static boolean isOurs(Location location) {
        return !location.contains("/protocol/wire/") && !location.contains("/store/schema/");
    }
}
