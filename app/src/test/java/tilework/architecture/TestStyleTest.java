package tilework.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The tests keep to their rules too. */
class TestStyleTest {
    private static final JavaClasses TESTS =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.OnlyIncludeTests())
                    .withImportOption(location -> !location.contains("/architecture/fixture/"))
                    .importPackages(Packages.ROOT);

    @Test
    void the_import_has_found_the_tests() {
        assertThat(TESTS.contain(TestStyleTest.class)).isTrue();
    }

    @Test
    void tests_that_open_a_port_or_a_database_say_so() {
        Rules.HEAVY_TESTS_SAY_SO.check(TESTS);
    }

    @Test
    void tests_wait_for_conditions_and_do_not_sleep() {
        Rules.TESTS_DO_NOT_SLEEP.check(TESTS);
    }

    @Test
    void tests_are_named_as_sentences() {
        Rules.TESTS_ARE_SENTENCES.check(TESTS);
    }
}
