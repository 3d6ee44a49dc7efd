package tilework.bench.walk;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one run of bots does.
 *
 * @param seconds length of the measured part, which begins when all have joined and walked for some
 *     seconds
 * @param talking whether each says on coming in that it always talks
 * @param control whether lines on standard input begin phases and cut lines
 */
public record BotSettings(
        int bots,
        URI url,
        int seconds,
        boolean concentrated,
        int walkingPercent,
        boolean talking,
        @Nullable Path json,
        boolean control) {

    public static final String USAGE =
            "bots N [--url http://localhost:8080] [--seconds 60] [--concentrated] [--walking PERCENT] [--talking] [--json FILE]";

    /** Either settings, or every fault of the arguments. */
    public sealed interface Parsed {}

    public record Accepted(BotSettings settings) implements Parsed {}

    public record Faulty(List<String> faults) implements Parsed {}

    public static Parsed parse(String... arguments) {
        return new Reading(arguments).read();
    }

    /** One pass over the arguments. */
    private static final class Reading {
        private final Deque<String> left;
        private final List<String> faults = new ArrayList<>();
        private int bots;
        private URI url = URI.create("http://localhost:8080");
        private int seconds = 60;
        private boolean concentrated;
        private int walking = 30;
        private boolean talking;
        private @Nullable Path json;
        private boolean control;

        Reading(String... arguments) {
            left = new ArrayDeque<>(List.of(arguments));
        }

        Parsed read() {
            while (!left.isEmpty()) {
                take(left.remove());
            }
            if (bots == 0 && faults.isEmpty()) {
                faults.add("say how many bots, a whole number from 1 to 20000: " + USAGE);
            }
            return faults.isEmpty()
                    ? new Accepted(
                            new BotSettings(
                                    bots,
                                    url,
                                    seconds,
                                    concentrated,
                                    walking,
                                    talking,
                                    json,
                                    control))
                    : new Faulty(List.copyOf(faults));
        }

        private void take(String argument) {
            switch (argument) {
                case "--url" -> url = url(value(argument));
                case "--seconds" -> seconds = number(argument, value(argument), 1, 86_400);
                case "--walking" -> walking = number(argument, value(argument), 0, 100);
                case "--json" -> json = Path.of(value(argument));
                case "--talking" -> talking = true;
                case "--concentrated" -> concentrated = true;
                case "--control" -> control = true;
                default -> {
                    if (argument.startsWith("-")) {
                        faults.add("there is no option " + argument + ": " + USAGE);
                    } else if (bots != 0) {
                        faults.add(
                                "the number of bots was given already, but '"
                                        + argument
                                        + "' follows");
                    } else {
                        bots = number("the number of bots", argument, 1, 20_000);
                    }
                }
            }
        }

        private String value(String option) {
            @Nullable String next = left.peek();
            if (next == null || next.startsWith("--")) {
                faults.add(option + " needs a value: " + USAGE);
                return "";
            }
            return left.remove();
        }

        private int number(String what, String text, int least, int most) {
            try {
                int number = Integer.parseInt(text);
                if (number >= least && number <= most) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Said below, as for a number that does not fit.
            }
            if (!text.isEmpty()) {
                faults.add(
                        what
                                + " must be a whole number from "
                                + least
                                + " to "
                                + most
                                + " but was '"
                                + text
                                + "'");
            }
            return least;
        }

        private URI url(String text) {
            try {
                URI parsed = URI.create(text);
                if ("http".equals(parsed.getScheme()) && parsed.getHost() != null) {
                    return parsed;
                }
            } catch (IllegalArgumentException e) {
                // Said below, as for a URL that does not fit.
            }
            if (!text.isEmpty()) {
                faults.add(
                        "--url must be like http://localhost:8080 (the bots speak no TLS) but was '"
                                + text
                                + "'");
            }
            return url;
        }
    }
}
