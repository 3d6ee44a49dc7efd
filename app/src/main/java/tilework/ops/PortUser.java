package tilework.ops;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out from the files of Linux which process listens on a TCP port. {@code root}: "/", except
 * in tests.
 */
record PortUser(Path root) {
    private static final String LISTENING = "0A";
    private static final int LOCAL_ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;

    /** As "process 12 (java)"; absent when there is none, or it is not ours to see. */
    @Nullable String of(int port) {
        Set<String> sockets = new HashSet<>();
        for (String table : List.of("tcp", "tcp6")) {
            addSockets(root.resolve("proc/net").resolve(table), port, sockets);
        }
        if (sockets.isEmpty()) {
            return null;
        }
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(root.resolve("proc"), "[0-9]*")) {
            for (Path process : processes) {
                if (holds(process, sockets)) {
                    return "process " + process.getFileName() + " (" + name(process) + ")";
                }
            }
        } catch (IOException | DirectoryIteratorException hidden) {
            return null;
        }
        return null;
    }

    /** A line: number, local address as HEX:PORT, remote address, state, ..., inode. */
    private static void addSockets(Path table, int port, Set<String> sockets) {
        String ending = ":%04X".formatted(port);
        try {
            for (String line : Files.readAllLines(table)) {
                String[] fields = line.strip().split("\\s+", -1);
                if (fields.length > INODE
                        && fields[LOCAL_ADDRESS].endsWith(ending)
                        && fields[STATE].equals(LISTENING)) {
                    sockets.add("socket:[" + fields[INODE] + "]");
                }
            }
        } catch (IOException notThere) {
            // No such system, or no IPv6.
        }
    }

    private static boolean holds(Path process, Set<String> sockets) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (isOneOf(file, sockets)) {
                    return true;
                }
            }
        } catch (IOException | DirectoryIteratorException goneOrNotOurs) {
            return false;
        }
        return false;
    }

    private static boolean isOneOf(Path file, Set<String> sockets) {
        try {
            return sockets.contains(Files.readSymbolicLink(file).toString());
        } catch (IOException closedMeanwhile) {
            return false;
        }
    }

    private static String name(Path process) {
        try {
            return Files.readString(process.resolve("comm")).strip();
        } catch (IOException gone) {
            return "gone meanwhile";
        }
    }
}
