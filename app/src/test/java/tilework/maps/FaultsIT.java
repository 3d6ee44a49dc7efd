package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.maps.TestMap.area;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a map is named, with its place, all at once. */
class FaultsIT {
    private static final String START = "\"name\":\"start\",\"x\":5,\"y\":5,\"point\":true";

    @TempDir Path folder = Path.of("");

    private List<String> faults(TestMap map) throws IOException {
        return TestMap.lines(map.load(folder));
    }

    private List<String> faults(String from, String to) throws IOException {
        String map = TestMap.of("..", "..").objects("zones", START).toString();
        assertThat(map).contains(from);
        return TestMap.lines(TestMap.load(folder, map.replace(from, to)));
    }

    @Test
    void all_faults_of_a_map_are_named_at_once() throws IOException {
        String text =
                TestMap.of("...", "...")
                        .layer("walls", "", "   ", " # ")
                        .layer("short", "", "...", "...")
                        .objects("zones", START, area("Attic", "500 0 10 10", "silent", "true"))
                        .toString()
                        .replace("[0,0,0,0,2,0]", "[0,99,0,0,2147483653,0]")
                        .replaceFirst("(?s)(short.*?)\\[1,1,1,1,1,1\\]", "$1[1,1]");
        assertThat(TestMap.lines(TestMap.load(folder, text)))
                .containsExactly(
                        "error: m.tmj, layer \"walls\", column 1, row 0, tile 99: the tileset from"
                                + " 1 on has no tile 98; its last is 3",
                        "error: m.tmj, layer \"walls\", column 1, row 1, tile 5: the tileset from 1"
                                + " on has no tile 4; its last is 3",
                        "error: m.tmj, layer \"short\": data must hold 6 tile numbers but holds 2",
                        "error: m.tmj, layer \"zones\": zone 'Attic' covers the center of no tile"
                                + " of the map; make it larger or move it onto the map");
    }

    @Test
    void a_map_with_faults_in_its_data_is_no_floor_but_one_with_a_lost_zone_is()
            throws IOException {
        assertThat(TestMap.of("..").tilesets("").load(folder).floors()).isEmpty();
        LoadedMaps lost =
                TestMap.of("..")
                        .objects("zones", START, area("a", "90 0 9 9", "silent", "true"))
                        .load(folder);
        assertThat(lost.hasErrors()).isTrue();
        assertThat(lost.floors()).hasSize(1);
    }

    @Test
    void broken_json_is_named_by_line_and_column() throws IOException {
        assertThat(TestMap.lines(TestMap.load(folder, "{\n \"width\": 1,,\n}")))
                .singleElement()
                .asString()
                .startsWith("error: m.tmj: this is not JSON: line 2, column 13: ");
        assertThat(TestMap.lines(TestMap.load(folder, "{\"layers\":[".repeat(90))))
                .singleElement()
                .asString()
                .contains("this is not JSON");
    }

    @Test
    void other_orientations_are_refused_by_name() throws IOException {
        assertThat(faults("orthogonal", "isometric"))
                .containsExactly(
                        "error: m.tmj: orientation must be orthogonal (other maps have no square"
                                + " tiles to walk on) but was 'isometric'");
    }

    @Test
    void unknown_ways_of_writing_layers_are_named() throws IOException {
        String data = "\"data\":[1,1,1,1]";
        assertThat(
                        faults(
                                data,
                                "\"data\":\"AAAA\",\"encoding\":\"base64\",\"compression\":\"lz4\""))
                .containsExactly(
                        "error: m.tmj, layer \"ground\": compression must be none, zlib, gzip or"
                                + " zstd but was 'lz4'");
        assertThat(faults(data, "\"data\":\"AAAA\",\"encoding\":\"base85\""))
                .containsExactly(
                        "error: m.tmj, layer \"ground\": encoding must be csv or base64 but was"
                                + " 'base85'");
        assertThat(faults(data, "\"data\":\"AAAA\",\"compression\":\"zlib\""))
                .containsExactly(
                        "error: m.tmj, layer \"ground\": data cannot be unpacked as zlib: it is"
                                + " damaged");
        assertThat(faults(data, "\"data\":\"AAAA\""))
                .containsExactly(
                        "error: m.tmj, layer \"ground\": data must unpack to 16 bytes (4 a tile)"
                                + " but has 3");
        assertThat(faults(data, "\"data\":[1,1,-1,1]"))
                .containsExactly(
                        "error: m.tmj, layer \"ground\": data must hold whole numbers from 0 to"
                                + " 4294967295 but number 3 of it is none");
    }

    @Test
    void paths_out_of_the_maps_folder_are_refused() throws IOException {
        for (String path : List.of("../t.tsj", "/etc/passwd", "C:\\\\t.tsj", "a/../../t.tsj")) {
            assertThat(
                            faults(
                                    TestMap.TILESET.strip(),
                                    "{\"firstgid\":1,\"source\":\"" + path + "\"}"))
                    .singleElement()
                    .asString()
                    .contains("lies outside of the maps folder");
        }
        assertThat(faults("t.png", "https://example.org/t.png"))
                .containsExactly(
                        "error: m.tmj: a file of the maps folder is needed but was"
                                + " 'https://example.org/t.png'");
    }

    @Test
    void a_link_out_of_the_maps_folder_is_refused(@TempDir Path outside) throws IOException {
        Files.write(outside.resolve("secret.png"), TestMap.png(40, 10));
        Files.createSymbolicLink(folder.resolve("link.png"), outside.resolve("secret.png"));
        assertThat(faults("t.png", "link.png"))
                .containsExactly(
                        "error: m.tmj: 'link.png' is a link out of the maps folder; copy the file");
    }

    @Test
    void missing_and_wrong_images_and_tilesets_are_named() throws IOException {
        assertThat(faults("t.png", "no.png"))
                .containsExactly("error: m.tmj: 'no.png' is missing or cannot be read");
        assertThat(faults("t.png", "m.tmj"))
                .containsExactly(
                        "error: m.tmj: image 'm.tmj' must be a PNG, JPEG, WebP or GIF file");
        assertThat(faults("\"tilecount\":4", "\"tilecount\":9"))
                .containsExactly(
                        "error: m.tmj: the image of tileset 't' has room for 4 of its 9 tiles: it"
                                + " is 40 x 10 pixels");
        assertThat(faults("\"imagewidth\":40", "\"imagewidth\":50"))
                .containsExactly(
                        "warning: m.tmj: the image of tileset 't' must be 50 x 10 pixels but is"
                                + " 40 x 10 pixels; open and save the tileset in Tiled");
        assertThat(faults(TestMap.TILESET.strip(), "{\"firstgid\":1,\"source\":\"no.tsx\"}"))
                .containsExactly("error: m.tmj: 'no.tsx' is missing or cannot be read");
    }

    @Test
    void a_tileset_in_xml_reads_nothing_but_itself() throws IOException {
        Files.writeString(
                folder.resolve("evil.tsx"),
                "<!DOCTYPE t [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
                        + "<tileset name=\"&e;\" tilewidth=\"10\" tileheight=\"10\"/>");
        assertThat(faults(TestMap.TILESET.strip(), "{\"firstgid\":1,\"source\":\"evil.tsx\"}"))
                .singleElement()
                .asString()
                .startsWith("error: evil.tsx: ")
                .contains("DOCTYPE");
    }

    @Test
    void sizes_are_bounded() throws IOException {
        assertThat(faults("\"width\":2,\"height\":2,\n", "\"width\":5000,\"height\":2,\n"))
                .contains(
                        "error: m.tmj: width must be a whole number from 1 to 4096 but was"
                                + " '5000'");
        assertThat(faults("\"width\":2,\"height\":2,\n", "\"width\":4096,\"height\":4096,\n"))
                .contains(
                        "error: m.tmj: a floor must have sides of at most 4096 tiles and at most"
                                + " 4000000 tiles in all but has 4096 x 4096");
    }

    @Test
    void a_map_without_a_start_says_so_and_gets_one() throws IOException {
        LoadedMaps maps = TestMap.of("#.#..", "#.#..").load(folder);
        assertThat(TestMap.lines(maps))
                .containsExactly(
                        "warning: m.tmj: the map has no start (an object of class area with the"
                                + " property start), so people appear in the middle of its largest"
                                + " area");
        assertThat(Sketch.zones(maps.floors().getFirst().plan()))
                .containsExactly("start SPAWN 3,0-4,1");
    }

    @Test
    void a_start_in_a_wall_is_an_error_and_a_zone_behind_walls_a_warning() throws IOException {
        assertThat(
                        faults(
                                TestMap.of(".#.")
                                        .objects(
                                                "zones",
                                                START,
                                                area("b", "10 0 10 10", "start", "true"),
                                                area("c", "20 0 10 10", "silent", "true"))))
                .containsExactly(
                        "error: m.tmj, layer \"zones\": start zone 'b' must have a tile that is not"
                                + " blocked",
                        "warning: m.tmj, layer \"zones\": zone 'c' cannot be reached on foot from"
                                + " any start");
    }

    @Test
    void a_map_that_is_all_wall_is_no_floor() throws IOException {
        LoadedMaps maps = TestMap.of("##", "##").load(folder);
        assertThat(TestMap.lines(maps))
                .containsExactly(
                        "error: m.tmj: every tile of the map is blocked, so nobody can be on it");
        assertThat(maps.floors()).isEmpty();
    }

    @Test
    void exits_must_lead_to_a_start_of_a_map_that_is_there() throws IOException {
        String[] urls = {"attic.tmj", "m.tmj#nowhere", "https://example.org/a.tmj", "attic"};
        for (String url : urls) {
            LoadedMaps maps =
                    TestMap.of("...")
                            .objects(
                                    "zones",
                                    START,
                                    area("Up", "20 0 10 10", "exitUrl", "\"" + url + "\""))
                            .load(folder);
            assertThat(maps.hasErrors()).isTrue();
            assertThat(maps.floors().getFirst().plan().exits()).isEmpty();
            assertThat(TestMap.lines(maps)).singleElement().asString().contains("zone 'Up'");
        }
    }

    @Test
    void a_name_that_cannot_be_in_a_link_is_refused() throws IOException {
        Files.writeString(folder.resolve("my floor.tmj"), TestMap.of(".").toString());
        assertThat(faults(TestMap.of(".").objects("zones", START)))
                .anyMatch(line -> line.startsWith("error: my floor.tmj: the name of a map file"));
    }
}
