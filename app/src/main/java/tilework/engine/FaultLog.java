package tilework.engine;

import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the operator of faults of ours and of the ports: each once, however often it comes, since a
 * floor turns 15 times a second and the first one says it all. Safe from any thread.
 */
final class FaultLog {
    /** More kinds than a server that works has; after that many nothing new is told. */
    private static final int MOST_KINDS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(FaultLog.class);

    private final String floor;
    private final ConcurrentHashMap<String, Boolean> told = new ConcurrentHashMap<>();

    FaultLog(String floor) {
        this.floor = floor;
    }

    /** {@code where}: what failed, such as "link.send". */
    void report(String where, Throwable bug) {
        String kind = where + " " + bug.getClass().getName() + " " + place(bug);
        if (told.size() < MOST_KINDS && told.putIfAbsent(kind, true) == null) {
            LOG.error("floor {} goes on after a fault in {}, told once", floor, where, bug);
        }
    }

    private static String place(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }
}
