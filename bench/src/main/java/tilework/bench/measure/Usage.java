package tilework.bench.measure;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** What a process has used of the machine, as Linux counts it. */
record Usage(double cpuSeconds, double residentMegabytes, Map<String, Double> cpuSecondsByThread) {
    /** USER_HZ, which is 100 on every Linux that Java runs on. */
    private static final double CLOCK_TICKS_PER_SECOND = 100;

    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;

    static Usage of(long pid) throws IOException {
        Path process = Path.of("/proc", String.valueOf(pid));
        Usage whole =
                parse(
                        Files.readString(process.resolve("stat")),
                        Files.readString(process.resolve("status")));
        return new Usage(
                whole.cpuSeconds, whole.residentMegabytes, byThread(process.resolve("task")));
    }

    /** CPU by kind of thread: its name without numbers. Threads that have ended are missing. */
    private static Map<String, Double> byThread(Path tasks) throws IOException {
        Map<String, Double> seconds = new TreeMap<>();
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                add(thread, seconds);
            }
        }
        return seconds;
    }

    private static void add(Path thread, Map<String, Double> seconds) {
        try {
            String stat = Files.readString(thread.resolve("stat"));
            String name = stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
            seconds.merge(name.replaceAll("[\\d#-]+", " ").strip(), cpuSeconds(stat), Double::sum);
        } catch (IOException e) {
            // It ended while it was looked at; the next sample does without it.
        }
    }

    static Usage parse(String stat, String status) {

        double kilobytes =
                status.lines()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")))
                        .findFirst()
                        .orElse(0);
        return new Usage(cpuSeconds(stat), kilobytes / 1024, Map.of());
    }

    private static double cpuSeconds(String stat) {
        // The name in parentheses may hold anything, spaces and parentheses too.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        double ticks =
                Double.parseDouble(fields[USER_TIME]) + Double.parseDouble(fields[SYSTEM_TIME]);
        return ticks / CLOCK_TICKS_PER_SECOND;
    }
}
