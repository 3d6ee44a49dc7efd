package tilework.ws;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the operator of faults of ours: each once, for a client may come back and meet the same one
 * as often as it likes. Safe from any thread.
 */
final class SocketFaults {
    /** More kinds than a server that works has; after that many nothing new is told. */
    private static final int MOST_KINDS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(SocketFaults.class);

    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /** {@code where}: what failed, such as "onFrame". */
    void report(String where, RuntimeException bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        String place = trace.length == 0 ? "" : trace[0].toString();
        if (told.size() < MOST_KINDS
                && told.add(where + " " + bug.getClass().getName() + " " + place)) {
            LOG.error("a socket was closed after a fault in {}, told once", where, bug);
        }
    }
}
