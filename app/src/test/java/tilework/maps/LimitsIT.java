package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map takes no more memory than its tiles need, whatever it says. */
class LimitsIT {
    private static final String START = "\"name\":\"start\",\"x\":5,\"y\":5,\"point\":true";

    @TempDir Path folder = Path.of("");

    private String faults(String map) throws IOException {
        return String.join("\n", TestMap.lines(TestMap.load(folder, map)));
    }

    @Test
    void data_that_unpacks_to_more_than_its_tiles_is_not_unpacked() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            byte[] zeros = new byte[1024 * 1024];
            for (int megabytes = 0; megabytes < 64; megabytes++) {
                gzip.write(zeros);
            }
        }
        String bomb = Base64.getEncoder().encodeToString(packed.toByteArray());
        String map =
                TestMap.of("..")
                        .objects("zones", START)
                        .toString()
                        .replace(
                                "\"data\":[1,1]",
                                "\"compression\":\"gzip\",\"data\":\"" + bomb + "\"");
        assertThat(faults(map)).contains("data must unpack to 8 bytes (4 a tile) but has more");
    }

    @Test
    void a_map_has_a_bound_on_the_tiles_of_all_its_layers() throws IOException {
        String layer =
                "{\"type\":\"tilelayer\",\"name\":\"n\",\"width\":4096,\"height\":4096,\"data\":[]},";
        String map =
                TestMap.of("..")
                        .objects("zones", START)
                        .toString()
                        .replace("\"layers\":[", "\"layers\":[" + layer + layer);
        assertThat(faults(map))
                .contains("a map must have at most 16777216 tiles in all its layers");
    }

    @Test
    void chunks_far_from_each_other_are_refused() throws IOException {
        String layer =
                """
                {"type":"tilelayer","name":"far","chunks":[
                 {"x":0,"y":0,"width":1,"height":1,"data":[1]},
                 {"x":900000,"y":0,"width":1,"height":1,"data":[1]}]}
                """;
        assertThat(faults(TestMap.of("..").objects("zones", START).raw(layer).toString()))
                .contains("layer \"far\": the layer must lie within 4096 x 4096 tiles");
    }

    @Test
    void a_file_has_a_bound_on_its_values_and_its_length() throws IOException {
        String objects = "{},".repeat(600_000) + "{}";
        String map = TestMap.of("..").raw("{\"objects\":[" + objects + "]}").toString();
        assertThat(faults(map)).contains("at most 500000 values besides tile data");
        Files.write(folder.resolve("t.tsj"), new byte[33 * 1024 * 1024]);
        String external =
                TestMap.of("..").tilesets("{\"firstgid\":1,\"source\":\"t.tsj\"}").toString();
        assertThat(faults(external)).contains("'t.tsj' must have at most 32 MB");
    }

    @Test
    void one_fault_repeated_is_listed_in_bounds() throws IOException {
        String[] rows = new String[100];
        Arrays.fill(rows, "g".repeat(100));
        TestMap map = TestMap.of(rows).objects("zones", START);
        LoadedMaps maps =
                map.tilesets(TestMap.TILESET.replace("\"firstgid\":1", "\"firstgid\":9"))
                        .load(folder);
        assertThat(TestMap.lines(maps))
                .hasSize(21)
                .last()
                .asString()
                .isEqualTo("error: m.tmj, layer \"ground\": and 9980 more tiles that do not exist");
    }
}
