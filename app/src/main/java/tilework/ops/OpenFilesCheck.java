package tilework.ops;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import tilework.config.Settings;

/**
 * Whether the process may have as many connections as the office takes: each is an open file, and
 * the process has some of its own.
 *
 * @param mostFiles that the process may have open; below 0 when the system does not say
 */
record OpenFilesCheck(Settings.Limits limits, long mostFiles) implements Check {
    /**
     * The jar, the libraries, the database, the threads' selectors and what a start leaves open.
     */
    private static final int OWN_FILES = 200;

    static OpenFilesCheck ofThisProcess(Settings.Limits limits) {
        long most =
                ManagementFactory.getOperatingSystemMXBean()
                                instanceof UnixOperatingSystemMXBean unix
                        ? unix.getMaxFileDescriptorCount()
                        : -1;
        return new OpenFilesCheck(limits, most);
    }

    @Override
    public Finding look() {
        int connections = limits.capacityConnections();
        int needed = connections + OWN_FILES;
        if (mostFiles < 0) {
            return Finding.ok("Open files: this system does not say how many there may be.");
        }
        String sentence =
                "Open files: "
                        + mostFiles
                        + " allowed, "
                        + needed
                        + " needed at most: one for each of "
                        + connections
                        + " connections and "
                        + OWN_FILES
                        + " of the server's own";
        return mostFiles < needed
                ? Finding.warning(
                        sentence
                                + "; raise the limit (ulimit -n, LimitNOFILE= of systemd), or lower"
                                + " TILEWORK_CAPACITY_PEOPLE.")
                : Finding.ok(sentence + ".");
    }
}
