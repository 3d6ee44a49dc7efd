package tilework.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.sqlite.SQLiteConfig;
import tilework.office.People;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Role;
import tilework.office.SessionLog;
import tilework.office.TokenHash;
import tilework.world.avatar.Look;

/** A store in a folder, at a time that the test moves, impatient with locks. */
final class StoreFixture implements AutoCloseable {
    static final long WAL_LIMIT_BYTES = 1024 * 1024;
    static final Look LOOK = new Look(1, 2, 3, 4, 5, 6, 7, 8);
    private static final int BUSY_TIMEOUT_MILLIS = 50;

    final AtomicLong nowMillis = new AtomicLong(1_000_000_000);
    final AtomicLong nowNanos = new AtomicLong();
    final Path folder;
    Store store;

    StoreFixture(Path folder) {
        this.folder = folder;
        this.store = open();
    }

    private Store open() {
        InstantSource clock = () -> Instant.ofEpochMilli(nowMillis.get());
        StoreFile file = StoreFile.in(folder, BUSY_TIMEOUT_MILLIS);
        StoreWriter writer = new StoreWriter(file, WAL_LIMIT_BYTES, nowNanos::get);
        return Store.open(file, writer, clock, Duration.ofDays(30));
    }

    void reopen() {
        store.close();
        store = open();
    }

    People people() {
        return store.keeping().people();
    }

    SessionLog sessions() {
        return store.keeping().sessions();
    }

    static Person person(long key, String name) {
        return new Person(new PersonKey(key), name, LOOK, Role.GUEST, null);
    }

    static TokenHash hash(Object secret) {
        return new TokenHash("hash-of-" + secret);
    }

    /** Somebody else's connection to the same file. */
    Connection other() throws SQLException {
        return new SQLiteConfig()
                .createConnection("jdbc:sqlite:" + folder.resolve("tilework.sqlite"));
    }

    static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
