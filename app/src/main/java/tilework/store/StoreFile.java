package tilework.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import tilework.office.StoreException;

/** The database's file in its folder, which one server at a time may use. */
final class StoreFile implements AutoCloseable {
    private static final int WAL_CHECKPOINT_PAGES = 1000;
    private static final int WAL_LIMIT_BYTES = 8 * 1024 * 1024;

    private final Path file;
    private final FileChannel lock;
    private final int busyTimeoutMillis;

    private StoreFile(Path file, FileChannel lock, int busyTimeoutMillis) {
        this.file = file;
        this.lock = lock;
        this.busyTimeoutMillis = busyTimeoutMillis;
    }

    /**
     * Takes the folder, which is made if it is missing.
     *
     * @throws StoreException when that is not possible, with what to do
     */
    static StoreFile in(Path folder, int busyTimeoutMillis) {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(
                            folder.resolve("tilework.lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            if (!isOurs(channel)) {
                channel.close();
                throw new StoreException(
                        "Another Tilework uses "
                                + folder
                                + ": stop it, or set TILEWORK_DATA to another folder.");
            }
            return new StoreFile(folder.resolve("tilework.sqlite"), channel, busyTimeoutMillis);
        } catch (IOException unusable) {
            throw new StoreException(
                    "TILEWORK_DATA must be a folder that can be written but was '"
                            + folder
                            + "' ("
                            + unusable
                            + ").",
                    unusable);
        }
    }

    private static boolean isOurs(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException thisProcessHasIt) {
            return false;
        }
    }

    /** Brings the schema up to date. */
    void migrate() {
        try {
            open(false).close();
            Flyway.configure()
                    .dataSource("jdbc:sqlite:" + file, null, null)
                    .locations("classpath:db/migration")
                    .placeholders(
                            Map.of(
                                    "autoid", "INTEGER PRIMARY KEY AUTOINCREMENT",
                                    "longid", "INTEGER PRIMARY KEY"))
                    .load()
                    .migrate();
        } catch (SQLException | FlywayException failed) {
            throw new StoreException(
                    "The database " + file + " cannot be opened: " + failed.getMessage(), failed);
        }
    }

    Connection openForWriting() throws SQLException {
        return open(false);
    }

    Connection openForReading() throws SQLException {
        return open(true);
    }

    private Connection open(boolean readOnly) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.enforceForeignKeys(true);
        config.setBusyTimeout(busyTimeoutMillis);
        if (readOnly) {
            config.setReadOnly(true);
        } else {
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
            config.setWalAutocheckpoint(WAL_CHECKPOINT_PAGES);
            config.setJournalSizeLimit(WAL_LIMIT_BYTES);
        }
        return config.createConnection("jdbc:sqlite:" + file);
    }

    /** Size of the write-ahead log. */
    long walBytes() {
        Path wal = file.resolveSibling(file.getFileName() + "-wal");
        try {
            return Files.exists(wal) ? Files.size(wal) : 0;
        } catch (IOException goneMeanwhile) {
            return 0;
        }
    }

    @Override
    public void close() {
        closeQuietly(lock);
    }

    static void closeQuietly(@Nullable AutoCloseable resource) {
        try {
            if (resource != null) {
                resource.close();
            }
        } catch (Exception nothingToSave) {
            // All that was committed is on the disk.
        }
    }
}
