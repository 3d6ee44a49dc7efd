package tilework.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tilework.office.OfficeKeeping;
import tilework.office.StoreException;

/**
 * What the office keeps, in one SQLite database: a thread that writes, a connection that reads.
 * Thread-safe.
 */
public final class Store implements AutoCloseable {
    private static final int BUSY_TIMEOUT_MILLIS = 2000;
    private static final long WAL_LIMIT_BYTES = 64L * 1024 * 1024;
    private static final String OFFICE_ID = "office_id";
    private static final Duration QUIET = Duration.ofSeconds(5);

    private final StoreFile file;
    private final StoreReader reader;
    private final StoreWriter writer;
    private final SqlSessions sessions;
    private final SqlValues values;
    private final OfficeKeeping keeping;

    private Store(StoreFile file, StoreWriter writer, InstantSource clock, Duration sessionLife) {
        this.file = file;
        this.reader = new StoreReader(file);
        this.writer = writer;
        this.values = new SqlValues(reader, writer);
        this.sessions = new SqlSessions(reader, writer, values, clock, sessionLife);
        this.keeping =
                new OfficeKeeping(
                        new SqlPeople(reader, writer, clock),
                        sessions,
                        new SqlClaims(reader, writer, clock),
                        new SqlConsents(reader, writer));
    }

    /**
     * Opens the database of a folder, makes or updates its schema, and starts to write.
     *
     * @throws StoreException when it cannot be opened, with what to do
     */
    public static Store open(
            Path folder, InstantSource clock, LongSupplier nanos, Duration sessionLife) {
        StoreFile file = StoreFile.in(folder, BUSY_TIMEOUT_MILLIS);
        return open(file, new StoreWriter(file, WAL_LIMIT_BYTES, nanos), clock, sessionLife);
    }

    static Store open(
            StoreFile file, StoreWriter writer, InstantSource clock, Duration sessionLife) {
        try {
            file.migrate();
        } catch (StoreException failed) {
            file.close();
            throw failed;
        }
        Store store = new Store(file, writer, clock, sessionLife);
        store.writer.start();
        // The first query takes long, because it loads jOOQ: not while somebody waits.
        store.keeping.claims().hasOwner();
        return store;
    }

    public OfficeKeeping keeping() {
        return keeping;
    }

    /**
     * What the office is called in front of other servers: always the same, made at the first
     * start.
     *
     * @throws StoreException when it cannot be read now
     */
    public String officeId(Supplier<String> made) {
        String kept = values.find(OFFICE_ID);
        if (kept != null) {
            return kept;
        }
        String id = made.get();
        values.keep(OFFICE_ID, id);
        return id;
    }

    StoreWriter writer() {
        return writer;
    }

    /** How the last write went; after a quiet while, this call makes one, for the next answer. */
    public StoreHealth health() {
        if (writer.sinceLastWrite().compareTo(QUIET) > 0 && writer.waiting() == 0) {
            sessions.beat();
        }
        return writer.health();
    }

    /** Called about every hour. */
    public void removeExpired() {
        sessions.removeExpired();
    }

    /** Writes that are not on the disk yet, those too that are tried again. */
    public int waitingWrites() {
        return writer.waiting();
    }

    /** Size of the write-ahead log. */
    public long walBytes() {
        return file.walBytes();
    }

    /** Writes what waits, for 2 s at most. */
    @Override
    public void close() {
        writer.close();
        reader.close();
        file.close();
    }
}
