package tilework.ops;

import java.util.OptionalLong;

/** How much memory the office could get. */
record MemoryCheck(MemoryFiles files) implements Check {
    private static final long MEBIBYTE = 1024L * 1024;
    private static final long ENOUGH_BYTES = 512 * MEBIBYTE;

    @Override
    public Finding look() {
        OptionalLong available = files.availableBytes();
        if (available.isEmpty()) {
            return Finding.ok("Memory: this system does not say how much is available.");
        }
        String sentence = "Memory: " + available.getAsLong() / MEBIBYTE + " MiB available";
        return available.getAsLong() < ENOUGH_BYTES
                ? Finding.warning(
                        sentence
                                + "; with less than 512 MiB the system may end the office: stop"
                                + " something else, raise the limit of the container, or add swap.")
                : Finding.ok(sentence + ".");
    }
}
