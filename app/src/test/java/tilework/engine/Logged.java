package tilework.engine;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What is logged while it is open. */
final class Logged implements AutoCloseable {
    private final PrintStream before = System.err;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Logged() {
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    /** How many lines begin an exception with these words. */
    long count(String words) {
        return bytes.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(it -> !it.startsWith("\t") && it.endsWith(words))
                .count();
    }

    @Override
    public void close() {
        System.setErr(before);
    }
}
