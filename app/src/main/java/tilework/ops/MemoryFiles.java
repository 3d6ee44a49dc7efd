package tilework.ops;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Reads from the files of Linux how much memory this process can still get: what the machine has
 * available, and what is left of the limits of its control groups (version 2, and version 1 as
 * containers show it). {@code root}: "/", except in tests.
 */
record MemoryFiles(Path root) {
    private static final long BYTES_PER_KIB = 1024;

    /** Absent where there are no such files. */
    OptionalLong availableBytes() {
        List<Long> bounds = new ArrayList<>();
        field(root.resolve("proc/meminfo"), "MemAvailable:")
                .ifPresent(it -> bounds.add(it * BYTES_PER_KIB));
        Path groups = root.resolve("sys/fs/cgroup");
        for (Path group = ownGroup(groups);
                group != null && group.startsWith(groups);
                group = group.getParent()) {
            room(group, "memory.max", "memory.current", "inactive_file").ifPresent(bounds::add);
        }
        room(
                        groups.resolve("memory"),
                        "memory.limit_in_bytes",
                        "memory.usage_in_bytes",
                        "total_inactive_file")
                .ifPresent(bounds::add);
        return bounds.stream().mapToLong(Long::longValue).min();
    }

    /** Its line is "0::/path". */
    private Path ownGroup(Path groups) {
        return lines(root.resolve("proc/self/cgroup"))
                .filter(it -> it.startsWith("0::/"))
                .findFirst()
                .map(it -> groups.resolve(it.substring("0::/".length())).normalize())
                .orElse(groups);
    }

    /** The system gives back what files it has cached before it refuses memory. */
    private static OptionalLong room(Path group, String most, String used, String cached) {
        OptionalLong mostBytes = number(group.resolve(most));
        OptionalLong usedBytes = number(group.resolve(used));
        if (mostBytes.isEmpty() || usedBytes.isEmpty()) {
            return OptionalLong.empty();
        }
        long cachedBytes = field(group.resolve("memory.stat"), cached).orElse(0);
        return OptionalLong.of(
                Math.max(0, mostBytes.getAsLong() - usedBytes.getAsLong() + cachedBytes));
    }

    /** Absent for "max", and when there is no such file. */
    private static OptionalLong number(Path file) {
        return lines(file)
                .filter(it -> it.matches("\\d{1,18}"))
                .mapToLong(Long::parseLong)
                .findFirst();
    }

    private static OptionalLong field(Path file, String name) {
        return lines(file)
                .map(it -> it.split("\\s+", -1))
                .filter(it -> it.length > 1 && it[0].equals(name) && it[1].matches("\\d{1,18}"))
                .mapToLong(it -> Long.parseLong(it[1]))
                .findFirst();
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException notThere) {
            return Stream.empty();
        }
    }
}
