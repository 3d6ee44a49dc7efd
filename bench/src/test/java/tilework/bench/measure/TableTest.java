package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableTest {
    @Test
    void every_figure_of_every_result_is_a_row(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("b.json"),
                """
                {"scenario":"b","commit":"abc","machine":{"cores":2},"figures":[
                  {"what":"mean tick","value":2.5,"unit":"ms","budget":2,"met":false}]}
                """);
        Files.writeString(
                folder.resolve("a.json"),
                """
                {"scenario":"a","commit":"abc","machine":{"cores":2},"figures":[
                  {"what":"frames","value":15000,"unit":"/s"}]}
                """);

        new Table(folder).write();

        String page = Files.readString(folder.resolve("README.md"));
        assertThat(page)
                .contains("| frames | 15,000/s | |  |", "| mean tick | 2.50 ms | 2 ms | **no** |");
        assertThat(page.indexOf("## a")).isPositive().isLessThan(page.indexOf("## b"));
    }
}
