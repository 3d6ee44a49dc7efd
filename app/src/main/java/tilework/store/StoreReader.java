package tilework.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import tilework.office.StoreException;

/**
 * Reads, one at a time, on a connection of its own. No transaction outlives a call, so that the
 * write-ahead log is never held back by us. Thread-safe; blocks on the disk.
 */
final class StoreReader implements AutoCloseable {
    private final StoreFile file;
    private final ReentrantLock lock = new ReentrantLock();

    @GuardedBy("lock")
    private @Nullable Connection connection;

    StoreReader(StoreFile file) {
        this.file = file;
    }

    <T extends @Nullable Object> T read(Function<DSLContext, T> query) {
        lock.lock();
        try {
            if (connection == null) {
                connection = file.openForReading();
            }
            return query.apply(Sql.on(connection));
        } catch (SQLException | DataAccessException failed) {
            StoreFile.closeQuietly(connection);
            connection = null;
            throw new StoreException(StoreFaults.sentence(failed), failed);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            StoreFile.closeQuietly(connection);
            connection = null;
        } finally {
            lock.unlock();
        }
    }
}
