package tilework.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.store.StoreFixture.hash;
import static tilework.store.StoreFixture.person;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Place;
import tilework.office.StoreException;
import tilework.watch.Eventually;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;

/** What happens when the disk or another process is in the way. */
class StoreFaultsIT {
    private static final Person ADA = person(1, "ADA");

    private StoreFixture fixture;

    @BeforeEach
    void open(@TempDir Path folder) {
        fixture = new StoreFixture(folder);
        fixture.people().add(ADA, hash("ada")).join();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void a_lock_of_another_process_is_told_and_what_waited_is_written_after_it() throws Exception {
        try (Connection other = fixture.other()) {
            StoreFixture.run(other, "BEGIN IMMEDIATE");
            CompletableFuture<?> bo = fixture.people().add(person(2, "BO"), hash("bo"));

            assertThatThrownBy(bo::join).hasCauseInstanceOf(StoreException.class);
            assertThat(fixture.store.health())
                    .isEqualTo(
                            new StoreHealth(
                                    false,
                                    "Another process locks the database: end what else has it"
                                            + " open."));
            assertThat(fixture.people().byToken(hash("ada"))).as("reading goes on").isEqualTo(ADA);
        }
        Eventually.holds("the store is up again", () -> fixture.store.health().up());
        assertThat(fixture.people().byToken(hash("bo"))).isEqualTo(person(2, "BO"));
    }

    @Test
    void writes_that_are_tried_again_are_counted_as_waiting() throws Exception {
        try (Connection other = fixture.other()) {
            StoreFixture.run(other, "BEGIN IMMEDIATE");
            CompletableFuture<?> bo = fixture.people().add(person(2, "BO"), hash("bo"));
            assertThatThrownBy(bo::join).hasCauseInstanceOf(StoreException.class);

            assertThat(fixture.store.waitingWrites()).isEqualTo(1);
        }
        Eventually.holds("it is written", () -> fixture.store.waitingWrites() == 0);
        assertThat(fixture.people().byToken(hash("bo"))).isEqualTo(person(2, "BO"));
    }

    @Test
    void a_full_disk_is_told_and_what_waited_is_written_when_there_is_room() {
        setMaxPages("1");
        List<Throwable> told = new CopyOnWriteArrayList<>();
        for (int key = 2; key < 2_000 && told.isEmpty(); key++) {
            fixture.people()
                    .add(person(key, "x".repeat(900)), hash("person" + key))
                    .exceptionally(full -> {
                        told.add(full);
                        return null;
                    });
            if (key % 100 == 0) {
                fixture.sessions().beat().exceptionally(full -> null).join();
            }
        }
        Eventually.holds("the disk is full", () -> !told.isEmpty());
        assertThat(told.getFirst()).hasStackTraceContaining("The disk is full");
        assertThat(fixture.people().byToken(hash("ada"))).as("reading goes on").isEqualTo(ADA);

        // The limit of pages ends with the writer's connection, which it has replaced.
        Eventually.holds("the store is up again", () -> fixture.store.health().up());
        assertThat(fixture.people().byToken(hash("person2"))).isNotNull();
    }

    private void setMaxPages(String pages) {
        fixture.store.writer().ask(sql -> sql.execute("PRAGMA max_page_count = " + pages)).join();
    }

    @Test
    void what_waits_is_bounded_while_the_database_is_locked() throws Exception {
        try (Connection other = fixture.other()) {
            StoreFixture.run(other, "BEGIN IMMEDIATE");
            for (int i = 0; i < StoreWriter.QUEUE_WRITES + 1_000; i++) {
                fixture.sessions().beat();
            }
            assertThat(fixture.store.waitingWrites())
                    .isLessThanOrEqualTo(StoreWriter.QUEUE_WRITES + StoreWriter.BATCH_WRITES);
            assertThatThrownBy(() -> fixture.sessions().beat().join())
                    .hasCauseInstanceOf(StoreException.class);
        }
        Eventually.holds("all is written", () -> fixture.store.waitingWrites() == 0);
    }

    @Test
    void a_reader_that_holds_an_old_state_does_not_let_the_log_fill_the_disk() throws Exception {
        try (Connection reader = fixture.other()) {
            StoreFixture.run(reader, "BEGIN");
            readOnce(reader);
            for (int i = 0; i < 3_000 && fixture.store.health().up(); i++) {
                move(i);
            }
            Eventually.holds("writing stops", () -> !fixture.store.health().up());
            assertThat(fixture.store.health().sentence()).contains("write-ahead log");
            assertThat(fixture.store.walBytes()).isLessThan(2 * StoreFixture.WAL_LIMIT_BYTES);
        }
        Eventually.holds("writing goes on", () -> fixture.store.health().up());
        assertThat(fixture.store.walBytes()).isLessThan(StoreFixture.WAL_LIMIT_BYTES);
    }

    private void move(int column) {
        Place place = new Place(new FloorId("hq"), new Tile(column, 0), Direction.DOWN);
        fixture.people()
                .keepPlaces(Map.of(new PersonKey(1), place))
                .exceptionally(down -> null)
                .join();
    }

    private static void readOnce(Connection reader) throws SQLException {
        try (var statement = reader.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM person")) {
            assertThat(rows.next()).isTrue();
        }
    }
}
