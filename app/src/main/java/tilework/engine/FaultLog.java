package tilework.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the operator of faults of ours and of the ports: each once, however often it comes, since a
 * floor turns 15 times a second, and a client may meet the same one as often as it likes. Safe from
 * any thread.
 */
public final class FaultLog {
    /** More kinds than a server that works has; after that many nothing new is told. */
    private static final int MOST_KINDS = 100;

    private static final Logger LOG = LoggerFactory.getLogger(FaultLog.class);

    private final String who;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /** {@code who}: what goes on after the fault, such as "floor hq". */
    public FaultLog(String who) {
        this.who = who;
    }

    /** {@code where}: what failed, such as "link.send". */
    public void report(String where, Throwable bug) {
        String kind = where + " " + bug.getClass().getName() + " " + place(bug);
        if (told.size() < MOST_KINDS && told.add(kind)) {
            LOG.error("{} goes on after a fault in {}, told once", who, where, bug);
        }
    }

    private static String place(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return trace.length == 0 ? "" : trace[0].toString();
    }
}
