package tilework.bench.measure;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** One measured situation. The number in a name is a number of people and may be any other. */
interface Scenario {
    List<String> ALL =
            List.of(
                    "concentrated-1000",
                    "concentrated-300",
                    "distributed-1000",
                    "at-rest-20",
                    "stalled-1000",
                    "reconnect-500",
                    "raw-floor-1000",
                    "soak-1000");

    String NAMES = String.join(", ", ALL);

    Pattern NAME =
            Pattern.compile(
                    "(concentrated|distributed|at-rest|stalled|reconnect|raw-floor|soak)-(\\d{1,5})");

    Result run(MeasureSettings settings) throws IOException, InterruptedException;

    static Optional<Scenario> named(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        int dash = name.lastIndexOf('-');
        int people = Integer.parseInt(name.substring(dash + 1));
        return Optional.of(
                switch (name.substring(0, dash)) {
                    case "concentrated" -> new Walking(people, true);
                    case "distributed" -> new Walking(people, false);
                    case "at-rest" -> new AtRest(people);
                    case "stalled" -> new Stalled(people);
                    case "reconnect" -> new Reconnect(people);
                    case "raw-floor" -> new AgainstRawFloor(people);
                    default -> new Soak(people);
                });
    }
}
