package tilework.bench.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Runs scenarios one after the other and writes what they find. */
public final class Bench {
    private final ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private final MeasureSettings settings;

    public Bench(MeasureSettings settings) {
        this.settings = settings;
    }

    /** The exit code: 0, or 1 when a budget is not kept. */
    public int run() throws IOException, InterruptedException {
        List<String> names =
                settings.scenario().equals("all") ? Scenario.ALL : List.of(settings.scenario());
        boolean allKept = true;
        for (String name : names) {
            allKept &= run(name);
        }
        return allKept ? 0 : 1;
    }

    private boolean run(String name) throws IOException, InterruptedException {
        System.out.println("== " + name);
        ObjectNode machine = Machine.json();
        Result result = Scenario.named(name).orElseThrow().run(settings);
        ObjectNode file = json.createObjectNode();
        file.put("scenario", name);
        file.put("measuredAt", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        file.put("commit", System.getenv().getOrDefault("TILEWORK_BENCH_COMMIT", "unknown"));
        file.set("machine", machine);
        ArrayNode figures = file.putArray("figures");
        result.figures().forEach(figure -> figure.write(figures.addObject()));
        file.setAll(result.details());
        Files.createDirectories(settings.results());
        Files.writeString(
                settings.results().resolve(name + ".json"), json.writeValueAsString(file) + "\n");
        new Table(settings.results()).write();
        result.figures().forEach(Bench::show);
        return result.figures().stream().allMatch(Bench::isKept);
    }

    private static void show(Figure figure) {
        String budget =
                figure.budget().isPresent()
                        ? "  budget "
                                + Table.number(figure.budget().getAsDouble(), figure.unit())
                                + (isKept(figure) ? "" : "  NOT KEPT")
                        : "";
        System.out.println(
                "  " + figure.what() + ": " + Table.number(figure.value(), figure.unit()) + budget);
    }

    private static boolean isKept(Figure figure) {
        return figure.budget().isEmpty() || figure.value() <= figure.budget().getAsDouble();
    }
}
