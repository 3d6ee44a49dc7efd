package tilework.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command validate-map says and answers. */
class ValidateMapIT {
    private static final Path SAVED = Path.of("src/test/resources/maps/saved-by-tiled");

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private int run(String... args) {
        return ValidateMap.run(args, new PrintStream(bytes, true, StandardCharsets.UTF_8));
    }

    private String said() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Path broken(Path folder) throws IOException {
        String map = Files.readString(SAVED.resolve("csv-inside.tmj"));
        Files.copy(SAVED.resolve("tiles.png"), folder.resolve("tiles.png"));
        Files.copy(SAVED.resolve("tiles.tsx"), folder.resolve("tiles.tsx"));
        Files.copy(SAVED.resolve("desk.tx"), folder.resolve("desk.tx"));
        Path file = folder.resolve("broken.tmj");
        Files.writeString(file, map.replaceFirst("\\[1, 1, 1,", "[1, 1, 77,"));
        return file;
    }

    @Test
    void a_good_map_is_valid() {
        assertThat(run(SAVED.resolve("csv-inside.tmj").toString())).isZero();
        assertThat(said()).contains("14 x 8 tiles, zones: 8, exits: 1").endsWith("valid\n");
    }

    @Test
    void a_fault_is_named_with_its_layer_and_tile(@TempDir Path folder) throws IOException {
        assertThat(run(broken(folder).toString())).isEqualTo(1);
        assertThat(said())
                .startsWith(
                        "error: broken.tmj, layer \"house/floor\", column 2, row 0, tile 77: the"
                                + " tileset from 1 on has no tile 76; its last is 3\n")
                .endsWith("not valid\n");
    }

    @Test
    void programs_get_json(@TempDir Path folder) throws IOException {
        assertThat(run("--json", broken(folder).toString())).isEqualTo(1);
        assertThat(said())
                .contains("\"ok\" : false")
                .contains("\"severity\" : \"error\"")
                .contains("\"layer\" : \"house/floor\"")
                .contains("\"column\" : 2")
                .contains("\"gid\" : 77");
    }

    @Test
    void a_folder_is_checked_as_a_whole() {
        assertThat(run(SAVED.toString())).isZero();
        assertThat(said()).contains("base64-zstd-tsx: ").contains("infinite-csv-tsj: ");
    }

    @Test
    void misuse_is_told_apart_from_faults() {
        assertThat(run()).isEqualTo(2);
        assertThat(run("a.tmj", "b.tmj")).isEqualTo(2);
        assertThat(run("no/such/file.tmj")).isEqualTo(1);
        assertThat(said())
                .contains("usage: validate-map FILE [--json]")
                .contains("there is no file");
    }
}
