package tilework.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The source text of the server and of its tests keeps to the house style. */
class HouseStyleTest {
    private static final List<Path> ROOTS =
            List.of(Path.of("src/main/java"), Path.of("src/test/java"));
    private static final Map<Path, String> SOURCES = readAll();

    @Test
    void the_sources_were_found() {
        assertThat(SOURCES).hasSizeGreaterThan(100);
    }

    @Test
    void no_file_is_longer_than_one_sitting() {
        assertThat(faults(SourceRules::tooLong)).isEmpty();
        assertThat(SourceRules.tooLong("\n".repeat(401))).isNotEmpty();
    }

    @Test
    void no_method_does_everything() {
        assertThat(SourceRules.methodsTooLong(SOURCES)).isEmpty();
        String offender = "class A { void a() {" + "\n".repeat(40) + "} }";
        assertThat(SourceRules.methodsTooLong(Map.of(Path.of("A.java"), offender)))
                .containsExactly("/A.java: a has 41 lines");
    }

    @Test
    void every_todo_names_its_issue() {
        assertThat(faults(SourceRules::todosWithoutIssue)).isEmpty();
        assertThat(SourceRules.todosWithoutIssue("/" + "/ TODO: later")).isNotEmpty();
        assertThat(SourceRules.todosWithoutIssue("/" + "/ TODO(#12): later")).isEmpty();
    }

    @Test
    void words_are_spelled_the_american_way() {
        assertThat(faults(SourceRules::britishSpellings)).isEmpty();
        assertThat(SourceRules.britishSpellings("colo" + "ur")).isNotEmpty();
    }

    private static Map<Path, List<String>> faults(Function<String, List<String>> rule) {
        Map<Path, List<String>> faults = new TreeMap<>();
        SOURCES.forEach((file, text) -> {
            List<String> found = rule.apply(text);
            if (!found.isEmpty()) {
                faults.put(file, found);
            }
        });
        return faults;
    }

    private static Map<Path, String> readAll() {
        Map<Path, String> sources = new TreeMap<>();
        for (Path root : ROOTS) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> sources.put(file, read(file)));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return sources;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
