package tilework.bench.measure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The results folder's README, made anew from the JSON files in it. */
final class Table {
    private static final String HEAD =
            """
            # Results

            Written by `./tilework bench SCENARIO`; edits are lost. Each row is one figure of the last run of its scenario,
            with the budget it has to keep. The JSON beside this page holds everything; what the words mean is in
            [../README.md](../README.md). Server and bots share the machine, over loopback.

            """;

    private final Path folder;

    Table(Path folder) {
        this.folder = folder;
    }

    void write() throws IOException {
        StringBuilder page = new StringBuilder(HEAD);
        for (Path file : files()) {
            section(page, new ObjectMapper().readTree(Files.readString(file)));
        }
        Files.writeString(folder.resolve("README.md"), page.toString().stripTrailing() + "\n");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> json =
                    new ArrayList<>(
                            files.filter(file -> file.toString().endsWith(".json")).toList());
            json.sort(null);
            return json;
        }
    }

    private static void section(StringBuilder page, JsonNode result) {
        JsonNode machine = result.path("machine");
        page.append("## ").append(result.path("scenario").asText()).append("\n\n");
        page.append("Commit ").append(result.path("commit").asText());
        page.append("; ").append(machine.path("cpu").asText());
        page.append(", ").append(machine.path("cores").asInt()).append(" cores");
        page.append("; ").append(machine.path("kernel").asText());
        page.append("; JDK ").append(machine.path("jdk").asText());
        page.append("; load before ").append(machine.path("loadBefore").asText());
        page.append(".\n\n| figure | value | budget | kept |\n|---|---:|---:|---|\n");
        result.path("figures").forEach(figure -> row(page, figure));
        page.append('\n');
    }

    private static void row(StringBuilder page, JsonNode figure) {
        String unit = figure.path("unit").asText();
        page.append("| ").append(figure.path("what").asText());
        page.append(" | ").append(number(figure.path("value").asDouble(), unit));
        if (figure.has("budget")) {
            page.append(" | ").append(number(figure.path("budget").asDouble(), unit));
            page.append(" | ").append(figure.path("met").asBoolean() ? "yes" : "**no**");
        } else {
            page.append(" | | ");
        }
        page.append(" |\n");
    }

    static String number(double value, String unit) {
        String digits =
                value >= 100 || value == Math.rint(value) ? "%,.0f" : value >= 10 ? "%.1f" : "%.2f";
        String gap = unit.isEmpty() || unit.startsWith("/") ? "" : " ";
        return String.format(Locale.ROOT, digits, value) + gap + unit;
    }
}
