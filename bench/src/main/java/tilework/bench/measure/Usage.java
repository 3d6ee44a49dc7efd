package tilework.bench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a process has used of the machine, as Linux counts it. */
record Usage(double cpuSeconds, double residentMegabytes) {
    /** USER_HZ, which is 100 on every Linux that Java runs on. */
    private static final double CLOCK_TICKS_PER_SECOND = 100;

    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;

    static Usage of(long pid) throws IOException {
        Path process = Path.of("/proc", String.valueOf(pid));
        return parse(
                Files.readString(process.resolve("stat")),
                Files.readString(process.resolve("status")));
    }

    static Usage parse(String stat, String status) {
        // The name in parentheses may hold anything, spaces and parentheses too.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        double ticks =
                Double.parseDouble(fields[USER_TIME]) + Double.parseDouble(fields[SYSTEM_TIME]);
        double kilobytes =
                status.lines()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")))
                        .findFirst()
                        .orElse(0);
        return new Usage(ticks / CLOCK_TICKS_PER_SECOND, kilobytes / 1024);
    }
}
