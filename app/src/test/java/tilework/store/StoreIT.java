package tilework.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.store.StoreFixture.hash;
import static tilework.store.StoreFixture.person;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.office.ConsentLog;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Place;
import tilework.office.Role;
import tilework.office.SessionLog.KeptSession;
import tilework.office.StoreException;
import tilework.watch.Eventually;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;

class StoreIT {
    private static final Person ADA = person(1, "ADA");
    private static final Place WINDOW = new Place(new FloorId("hq"), new Tile(3, 4), Direction.UP);

    private StoreFixture fixture;

    @BeforeEach
    void open(@TempDir Path folder) {
        fixture = new StoreFixture(folder);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void what_somebody_said_about_talking_is_kept_whole_and_goes_with_the_person() {
        Person bo = person(2, "BO");
        fixture.people().add(ADA, hash("ada"));
        fixture.people().add(bo, hash("bo"));
        ConsentLog.Kept said = new ConsentLog.Kept(true, Set.of(bo.key()));
        fixture.store.keeping().consents().keep(ADA.key(), said).join();

        fixture.reopen();

        ConsentLog consents = fixture.store.keeping().consents();
        assertThat(consents.of(ADA.key())).isEqualTo(said);
        assertThat(consents.of(bo.key())).isEqualTo(ConsentLog.Kept.NOTHING);
    }

    @Test
    void the_office_is_called_the_same_at_each_start() {
        String first = fixture.store.officeId(() -> "a1");

        fixture.reopen();

        assertThat(first).isEqualTo("a1");
        assertThat(fixture.store.officeId(() -> "b2")).isEqualTo("a1");
    }

    @Test
    void a_person_is_found_as_they_were_last_kept_after_a_restart() {
        fixture.people().add(ADA, hash("ada"));
        Person renamed = new Person(ADA.key(), "ADA 👩🏽‍💻", ADA.look(), Role.GUEST, null);
        fixture.people().dress(renamed);
        fixture.people().keepPlaces(Map.of(ADA.key(), WINDOW)).join();

        fixture.reopen();

        assertThat(fixture.people().byToken(hash("ada")))
                .isEqualTo(new Person(ADA.key(), renamed.name(), ADA.look(), Role.GUEST, WINDOW));
        assertThat(fixture.people().byToken(hash("nobody"))).isNull();
    }

    @Test
    void a_new_session_ends_the_one_before() {
        fixture.people().add(ADA, hash("ada"));
        fixture.sessions().open(hash("first"), ADA.key());
        fixture.sessions().open(hash("second"), ADA.key()).join();

        assertThat(fixture.sessions().byToken(hash("first"))).isNull();
        assertThat(fixture.sessions().byToken(hash("second"))).isEqualTo(ADA);
        fixture.sessions().end(hash("second")).join();
        assertThat(fixture.sessions().byToken(hash("second"))).isNull();
    }

    @Test
    void fifty_threads_on_one_row_meet_no_error() {
        fixture.people().add(ADA, hash("ada")).join();
        List<CompletableFuture<?>> all = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(50)) {
            for (int thread = 0; thread < 50; thread++) {
                int column = thread;
                all.add(CompletableFuture.runAsync(() -> moveOften(column), threads));
            }
            all.forEach(CompletableFuture::join);
        }
        Person now = fixture.people().byToken(hash("ada"));
        assertThat(now)
                .extracting(Person::place)
                .satisfies(place -> assertThat(String.valueOf(place)).contains("row=19"));
    }

    private void moveOften(int column) {
        for (int row = 0; row < 20; row++) {
            Place place = new Place(WINDOW.floor(), new Tile(column, row), Direction.DOWN);
            fixture.people().keepPlaces(Map.of(ADA.key(), place)).join();
            assertThat(fixture.people().byToken(hash("ada"))).isNotNull();
        }
    }

    @Test
    void a_write_that_can_never_succeed_fails_alone() {
        CompletableFuture<?> first = fixture.people().add(ADA, hash("ada"));
        CompletableFuture<?> twice = fixture.people().add(ADA, hash("ada"));
        CompletableFuture<?> other = fixture.people().add(person(2, "BO"), hash("bo"));

        first.join();
        other.join();
        assertThatThrownBy(twice::join).hasCauseInstanceOf(StoreException.class);
        assertThat(fixture.store.health().up()).isTrue();
    }

    @Test
    void who_was_in_at_the_stop_is_told_if_it_was_not_long_ago() {
        for (int key = 1; key <= 3; key++) {
            fixture.people().add(person(key, "ADA"), hash("person" + key));
            fixture.sessions().open(hash("session" + key), new PersonKey(key));
        }
        fixture.sessions().close(hash("session2"));
        fixture.sessions().beat();
        fixture.nowMillis.addAndGet(59_000);
        fixture.reopen();

        assertThat(fixture.sessions().liveAtStop())
                .extracting(KeptSession::token)
                .containsExactlyInAnyOrder(hash("session1"), hash("session3"));

        fixture.nowMillis.addAndGet(2_000);
        assertThat(fixture.sessions().liveAtStop()).isEmpty();
        fixture.sessions().beat().join();
        assertThat(fixture.sessions().liveAtStop()).as("they have been closed").isEmpty();
    }

    @Test
    void sessions_and_guests_that_nobody_uses_any_more_are_removed() {
        fixture.people().add(ADA, hash("ada"));
        fixture.people().keepPlaces(Map.of(ADA.key(), WINDOW));
        fixture.sessions().open(hash("session"), ADA.key());
        fixture.sessions().close(hash("session")).join();
        fixture.nowMillis.addAndGet(Duration.ofDays(29).toMillis());
        fixture.store.removeExpired();
        assertThat(fixture.sessions().byToken(hash("session"))).isNotNull();

        fixture.nowMillis.addAndGet(Duration.ofDays(2).toMillis());
        assertThat(fixture.sessions().byToken(hash("session"))).isNull();
        fixture.store.removeExpired();
        fixture.sessions().beat().join();
        assertThat(fixture.people().byToken(hash("ada"))).isNull();
    }

    @Test
    void a_guest_who_joined_and_never_came_in_is_forgotten_after_a_day() {
        join(1, "never");
        join(2, "came");
        fixture.people().keepPlaces(Map.of(new PersonKey(2), WINDOW));
        join(3, "is in and stands nowhere yet");
        fixture.sessions().reopen(hash("session3"));
        fixture.nowMillis.addAndGet(Duration.ofHours(23).toMillis());
        removeExpired();
        assertThat(fixture.people().byToken(hash("person1"))).isNotNull();

        fixture.nowMillis.addAndGet(Duration.ofHours(2).toMillis());
        join(4, "tries just now");
        removeExpired();

        assertThat(fixture.people().byToken(hash("person1"))).isNull();
        assertThat(fixture.sessions().byToken(hash("session1"))).isNull();
        for (int key = 2; key <= 4; key++) {
            assertThat(fixture.people().byToken(hash("person" + key))).as("%s", key).isNotNull();
            assertThat(fixture.sessions().byToken(hash("session" + key))).isNotNull();
        }
    }

    /** Somebody is let in, and lapses. */
    private void join(long key, String name) {
        fixture.people().add(person(key, name), hash("person" + key));
        fixture.sessions().open(hash("session" + key), new PersonKey(key));
        fixture.sessions().close(hash("session" + key)).join();
    }

    private void removeExpired() {
        fixture.store.removeExpired();
        fixture.sessions().beat().join();
    }

    @Test
    void after_a_quiet_while_a_look_at_the_health_writes() {
        fixture.sessions().beat().join();
        fixture.nowMillis.addAndGet(1_000);
        fixture.store.health();
        awaitWriter();
        assertThat(aliveAt()).isEqualTo(fixture.nowMillis.get() - 1_000);

        fixture.nowNanos.addAndGet(Duration.ofSeconds(6).toNanos());
        fixture.store.health();

        Eventually.holds("it is written", () -> aliveAt() == fixture.nowMillis.get());
    }

    /** Whatever was given to the writer before is written. */
    private void awaitWriter() {
        fixture.store.writer().ask(sql -> true).join();
    }

    private long aliveAt() {
        try (Connection other = fixture.other();
                Statement statement = other.createStatement();
                ResultSet row =
                        statement.executeQuery(
                                "SELECT content FROM office_value WHERE name = 'alive_at'")) {
            return row.next() ? row.getLong(1) : 0;
        } catch (SQLException broken) {
            throw new AssertionError(broken);
        }
    }

    @Test
    void one_code_makes_one_owner() {
        IntStream.rangeClosed(1, 2)
                .forEach(key -> fixture.people().add(person(key, "ADA"), hash("person" + key)));
        var claims = fixture.store.keeping().claims();
        claims.offer(hash("old"));
        claims.offer(hash("new"));

        assertThat(claims.hasOwner()).isFalse();
        assertThat(claims.redeem(hash("old"), new PersonKey(1))).isFalse();
        assertThat(claims.redeem(hash("new"), new PersonKey(1))).isTrue();
        assertThat(claims.redeem(hash("new"), new PersonKey(2))).isFalse();
        assertThat(claims.hasOwner()).isTrue();
    }

    @Test
    void a_second_server_on_the_same_folder_is_refused_with_what_to_do() {
        assertThatThrownBy(() -> new StoreFixture(fixture.folder))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("Another Tilework uses");
    }
}
