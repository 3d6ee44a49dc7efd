package tilework.store;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.office.StoreException;

/**
 * The only writer: the thread "store-writer" takes all that waits in the bounded queue into one
 * transaction, begun IMMEDIATE, so that a read never has to become a write.
 *
 * <p>When the disk does not take a batch, its futures fail at once and its writes are tried again
 * until they are in; meanwhile the queue fills, and a write that finds it full is refused. A write
 * that can never succeed fails alone.
 */
final class StoreWriter implements AutoCloseable {
    static final int QUEUE_WRITES = 8192;
    static final int BATCH_WRITES = 512;
    private static final long IDLE_MILLIS = 1000;
    private static final long RETRY_MILLIS = 500;
    private static final Duration STOP_LIMIT = Duration.ofSeconds(2);
    private static final Logger LOG = LoggerFactory.getLogger(StoreWriter.class);

    private final StoreFile file;
    private final long walLimitBytes;
    private final LongSupplier nanos;
    private final BlockingQueue<Job<?>> queue = new ArrayBlockingQueue<>(QUEUE_WRITES);

    /** Writes that are not on the disk: those of the queue, and those in the writer's hand. */
    private final AtomicInteger waiting = new AtomicInteger();

    private final Thread thread;
    private volatile StoreHealth health = StoreHealth.UP;
    private volatile boolean stopping;
    private volatile long lastWriteNanos;

    /** The writer thread's own. */
    private @Nullable Connection connection;

    StoreWriter(StoreFile file, long walLimitBytes, LongSupplier nanos) {
        this.file = file;
        this.walLimitBytes = walLimitBytes;
        this.nanos = nanos;
        this.lastWriteNanos = nanos.getAsLong();
        this.thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    StoreHealth health() {
        return health;
    }

    /** At most {@link #QUEUE_WRITES} and the {@link #BATCH_WRITES} of a batch. */
    int waiting() {
        return waiting.get();
    }

    Duration sinceLastWrite() {
        return Duration.ofNanos(nanos.getAsLong() - lastWriteNanos);
    }

    /** Writes, as often as it takes. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> keep(Consumer<DSLContext> write) {
        Function<DSLContext, Boolean> writes =
                sql -> {
                    write.accept(sql);
                    return true;
                };
        return submit(new Job<>(writes, true, new CompletableFuture<>())).thenRun(() -> {});
    }

    /** Tries once, and answers. */
    <T> CompletableFuture<T> ask(Function<DSLContext, T> write) {
        return submit(new Job<>(write, false, new CompletableFuture<>()));
    }

    private <T> CompletableFuture<T> submit(Job<T> job) {
        StoreHealth now = health;
        waiting.incrementAndGet();
        if (stopping || !queue.offer(job)) {
            waiting.decrementAndGet();
            job.fail(new StoreException("The database cannot take more: " + now.sentence()));
        } else if (!now.up()) {
            job.fail(new StoreException(now.sentence()));
        }
        return job.done();
    }

    private void run() {
        List<Job<?>> batch = new ArrayList<>();
        while (!stopping || !queue.isEmpty() || !batch.isEmpty()) {
            try {
                takeInto(batch);
                writeOrKeep(batch);
            } catch (InterruptedException giveUp) {
                break;
            } catch (RuntimeException | Error bug) {
                // Not the disk: the same writes would fail the same way for ever.
                LOG.error("{} writes are given up after a fault of ours", batch.size(), bug);
                batch.forEach(it -> it.fail(new StoreException("A fault of ours.", bug)));
                clear(batch);
                StoreFile.closeQuietly(connection);
                connection = null;
            }
        }
        StoreFile.closeQuietly(connection);
    }

    private void takeInto(List<Job<?>> batch) throws InterruptedException {
        if (batch.isEmpty()) {
            Job<?> first = queue.poll(IDLE_MILLIS, TimeUnit.MILLISECONDS);
            if (first == null) {
                return;
            }
            batch.add(first);
        }
        queue.drainTo(batch, BATCH_WRITES - batch.size());
    }

    private void writeOrKeep(List<Job<?>> batch) throws InterruptedException {
        if (batch.isEmpty()) {
            return;
        }
        try {
            boundWal();
            List<Runnable> answers = transaction(batch);
            clear(batch);
            lastWriteNanos = nanos.getAsLong();
            say(StoreHealth.UP);
            answers.forEach(Runnable::run);
        } catch (SQLException | DataAccessException | StoreException failed) {
            keepForLater(batch, failed);
            TimeUnit.MILLISECONDS.sleep(RETRY_MILLIS);
        }
    }

    private void clear(List<Job<?>> batch) {
        waiting.addAndGet(-batch.size());
        batch.clear();
    }

    private List<Runnable> transaction(List<Job<?>> batch) throws SQLException {
        Connection open = connection();
        DSLContext sql = Sql.on(open);
        List<Runnable> answers = new ArrayList<>();
        try (Statement statement = open.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            try {
                for (Job<?> job : batch) {
                    statement.execute("SAVEPOINT one");
                    answers.add(job.attempt(sql, statement));
                    statement.execute("RELEASE one");
                }
                statement.execute("COMMIT");
            } catch (SQLException | DataAccessException failed) {
                rollBack(statement);
                throw failed;
            }
        }
        return answers;
    }

    /** The transaction may be gone already: SQLite ends it by itself when the disk is full. */
    private static void rollBack(Statement statement) {
        try {
            statement.execute("ROLLBACK");
        } catch (SQLException alreadyRolledBack) {
            LOG.debug("nothing to roll back", alreadyRolledBack);
        }
    }

    /** A connection that failed is not trusted: the next attempt opens a new one. */
    private void keepForLater(List<Job<?>> batch, Exception failed) {
        StoreFile.closeQuietly(connection);
        connection = null;
        String sentence = StoreFaults.sentence(failed);
        say(new StoreHealth(false, sentence));
        StoreException told = new StoreException(sentence, failed);
        batch.forEach(it -> it.fail(told));
        int before = batch.size();
        batch.removeIf(it -> !it.again());
        waiting.addAndGet(batch.size() - before);
    }

    private void say(StoreHealth now) {
        if (now.up() != health.up()) {
            if (now.up()) {
                LOG.warn("The database is written again.");
            } else {
                LOG.error("{} People go on walking; what is to be kept waits.", now.sentence());
            }
        }
        health = now;
    }

    /**
     * A reader who holds an old state keeps the log from being emptied: we stop before it fills the
     * disk.
     */
    private void boundWal() throws SQLException {
        if (file.walBytes() < walLimitBytes) {
            return;
        }
        try (Statement statement = connection().createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        if (file.walBytes() >= walLimitBytes) {
            throw new StoreException(
                    "The write-ahead log of the database is full because another process has been"
                            + " reading it for long: end that process.");
        }
    }

    private Connection connection() throws SQLException {
        Connection open = connection;
        if (open == null) {
            open = file.openForWriting();
            connection = open;
        }
        return open;
    }

    /** Writes what waits, for a limited time. */
    @Override
    public void close() {
        stopping = true;
        try {
            if (!thread.join(STOP_LIMIT)) {
                LOG.error("{} writes could not be kept.", waiting());
                thread.interrupt();
                thread.join();
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** One write; {@code again}: whether it is tried until it is in. */
    private record Job<T>(Function<DSLContext, T> write, boolean again, CompletableFuture<T> done) {

        /** Writes within the open savepoint and says what to tell once all is committed. */
        Runnable attempt(DSLContext sql, Statement statement) throws SQLException {
            try {
                T answer = write.apply(sql);
                return () -> done.complete(answer);
            } catch (RuntimeException failed) {
                if (!StoreFaults.isOfTheStatement(failed)) {
                    throw failed;
                }
                statement.execute("ROLLBACK TO one");
                LOG.warn("a write was refused by the database: {}", failed.getMessage());
                return () -> fail(new StoreException(StoreFaults.sentence(failed), failed));
            }
        }

        void fail(StoreException told) {
            done.completeExceptionally(told);
        }
    }
}
