package tilework.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.store.StoreFixture.hash;
import static tilework.store.StoreFixture.person;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.office.Person;
import tilework.office.StoreException;

/** What a bug in one write does to the others: nothing. */
class WriterFaultsIT {
    private static final Person BO = person(2, "BO");

    @Test
    void a_write_that_throws_fails_alone(@TempDir Path folder) {
        assertWritesGoOnAfter(
                folder,
                () -> {
                    throw new IllegalStateException("broken on purpose");
                });
    }

    @Test
    void a_write_that_ends_in_an_error_does_not_end_the_writer(@TempDir Path folder) {
        assertWritesGoOnAfter(
                folder,
                () -> {
                    throw new AssertionError("broken on purpose");
                });
    }

    private static void assertWritesGoOnAfter(Path folder, Runnable bug) {
        try (StoreFixture fixture = new StoreFixture(folder)) {
            var broken =
                    fixture.store
                            .writer()
                            .ask(sql -> {
                                bug.run();
                                return 0;
                            });
            assertThatThrownBy(broken::join).hasCauseInstanceOf(StoreException.class);

            fixture.people().add(BO, hash("bo")).join();
            assertThat(fixture.people().byToken(hash("bo"))).isEqualTo(BO);
            assertThat(fixture.store.waitingWrites()).isZero();
        }
    }
}
