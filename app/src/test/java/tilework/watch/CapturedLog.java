package tilework.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What this process logs from its making on, instead of on the terminal. */
public final class CapturedLog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CapturedLog.class);
    private static final String HEARD = "the log is heard";

    private final PrintStream before = System.err;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public CapturedLog() {
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    /**
     * All that was logged. Fails when what is logged does not get here: a log that catches nothing
     * would pass for a server that has nothing to tell.
     */
    public String text() {
        LOG.info(HEARD);
        String text = bytes.toString(StandardCharsets.UTF_8);
        assertThat(text).contains(HEARD);
        return text;
    }

    @Override
    public void close() {
        System.setErr(before);
    }
}
