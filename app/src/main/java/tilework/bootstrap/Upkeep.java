package tilework.bootstrap;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.office.Office;
import tilework.store.Store;

/** What has to be done now and then, on a thread of its own. */
final class Upkeep implements AutoCloseable {
    private static final long OFFICE_SECONDS = 5;
    private static final long STORE_SECONDS = 3600;
    private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);

    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("upkeep").daemon().factory());

    static Upkeep start(Office office, Store store) {
        Upkeep upkeep = new Upkeep();
        upkeep.every(OFFICE_SECONDS, office::upkeep);
        upkeep.every(STORE_SECONDS, store::removeExpired);
        return upkeep;
    }

    private void every(long seconds, Runnable work) {
        var _ =
                thread.scheduleWithFixedDelay(
                        () -> attempt(work), seconds, seconds, TimeUnit.SECONDS);
    }

    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException bug) {
            LOG.error("upkeep failed and is tried again", bug);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
