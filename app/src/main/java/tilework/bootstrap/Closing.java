package tilework.bootstrap;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What was opened, to be closed in reverse. Used by one thread at a time. */
final class Closing implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    <T extends AutoCloseable> T add(T part) {
        open.push(part);
        return part;
    }

    /** Closes all, whatever one of them says. */
    @Override
    public void close() {
        while (!open.isEmpty()) {
            try {
                open.pop().close();
            } catch (Exception bug) {
                LOG.error("a part could not be closed", bug);
            }
        }
    }
}
