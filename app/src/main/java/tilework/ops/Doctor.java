package tilework.ops;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tilework.config.Settings;
import tilework.maps.LoadedMaps;
import tilework.maps.MapFolder;

/** The command {@code doctor}: says what on this machine would keep an office from running. */
public final class Doctor {
    private static final long LEAST_DISK_BYTES = 200L * 1024 * 1024;
    private static final long BYTES_PER_MEBIBYTE = 1024L * 1024;

    private Doctor() {}

    /** One thing that was looked at, with what to do when it is not fine. */
    private record Finding(boolean fine, String sentence) {}

    /** Answers 0 when all is fine, 1 when not. */
    public static int run(Settings settings, PrintStream out) {
        List<Finding> findings =
                List.of(
                        port(settings.listening()),
                        data(settings.folders().data()),
                        maps(settings.folders().maps()));
        findings.forEach(it -> out.println((it.fine() ? "fine: " : "NOT FINE: ") + it.sentence()));
        return findings.stream().allMatch(Finding::fine) ? 0 : 1;
    }

    private static Finding port(Settings.Listening listening) {
        String where = listening.host() + " port " + listening.port();
        try (ServerSocket free =
                new ServerSocket(listening.port(), 1, InetAddress.getByName(listening.host()))) {
            return new Finding(free.isBound(), where + " is free.");
        } catch (IOException taken) {
            return new Finding(
                    false,
                    where
                            + " cannot be had ("
                            + taken.getMessage()
                            + "): end what uses it, or set TILEWORK_PORT.");
        }
    }

    private static Finding data(Path folder) {
        try {
            Files.createDirectories(folder);
            long free = Files.getFileStore(folder).getUsableSpace();
            boolean fine = Files.isWritable(folder) && free >= LEAST_DISK_BYTES;
            return new Finding(
                    fine,
                    folder
                            + " has "
                            + free / BYTES_PER_MEBIBYTE
                            + " MiB left"
                            + (fine ? "." : ": it must be writable and have 200 MiB."));
        } catch (IOException unusable) {
            return new Finding(
                    false, folder + " cannot be written: set TILEWORK_DATA to another folder.");
        }
    }

    private static Finding maps(Path folder) {
        try {
            LoadedMaps maps = new MapFolder(folder).load();
            boolean fine = !maps.hasErrors() && !maps.floors().isEmpty();
            return new Finding(
                    fine,
                    folder
                            + " has "
                            + maps.floors().size()
                            + " maps that can be used"
                            + (fine ? "." : ": ./tilework validate-map says what is wrong."));
        } catch (IOException unreadable) {
            return new Finding(false, folder + " cannot be read: set TILEWORK_MAPS.");
        }
    }
}
