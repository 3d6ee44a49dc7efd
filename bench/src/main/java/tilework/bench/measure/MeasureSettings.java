package tilework.bench.measure;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to measure, and where things are.
 *
 * @param seconds length of the measured part; 0 for the scenario's own
 */
public record MeasureSettings(String scenario, int seconds, int port, Path root) {
    public static final String USAGE =
            "bench SCENARIO [--seconds S] [--port 18400]; scenarios: "
                    + Scenario.NAMES
                    + ", or all";

    /** Either settings, or every fault of the arguments. */
    public sealed interface Parsed {}

    public record Accepted(MeasureSettings settings) implements Parsed {}

    public record Faulty(List<String> faults) implements Parsed {}

    public static Parsed parse(Path root, String... arguments) {
        Deque<String> left = new ArrayDeque<>(List.of(arguments));
        List<String> faults = new ArrayList<>();
        String scenario = "";
        int seconds = 0;
        int port = 18_400;
        for (@Nullable String next = left.poll(); next != null; next = left.poll()) {
            switch (next) {
                case "--seconds" -> seconds = number(next, left.poll(), 1, 86_400, faults);
                case "--port" -> port = number(next, left.poll(), 1, 65_534, faults);
                default -> {
                    if (next.startsWith("-") || !scenario.isEmpty()) {
                        faults.add("did not expect '" + next + "': " + USAGE);
                    } else {
                        scenario = next;
                    }
                }
            }
        }
        if (!scenario.equals("all") && Scenario.named(scenario).isEmpty()) {
            faults.add("there is no scenario '" + scenario + "': " + USAGE);
        }
        return faults.isEmpty()
                ? new Accepted(new MeasureSettings(scenario, seconds, port, root))
                : new Faulty(List.copyOf(faults));
    }

    private static int number(
            String option, @Nullable String text, int least, int most, List<String> faults) {
        if (text != null && text.matches("\\d{1,6}")) {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        faults.add(
                option
                        + " must be a whole number from "
                        + least
                        + " to "
                        + most
                        + " but was '"
                        + (text == null ? "" : text)
                        + "'");
        return least;
    }

    Path results() {
        return root.resolve("bench/results");
    }

    /** For logs and other things that may be thrown away. */
    Path scratch() {
        return root.resolve("bench/target/measure");
    }
}
