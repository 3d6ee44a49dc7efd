package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.maps.TestMap.area;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** What in a map becomes a zone, and of which tiles. */
class ZonesIT {
    private static final String START = "\"name\":\"start\",\"x\":5,\"y\":5,\"point\":true";

    @TempDir Path folder = Path.of("");

    private FloorPlan plan(TestMap map) throws IOException {
        LoadedMaps maps = map.load(folder);
        assertThat(TestMap.lines(maps)).isEmpty();
        return maps.floors().getFirst().plan();
    }

    @Test
    void a_border_between_two_zones_belongs_to_one_of_them() throws IOException {
        TestMap map =
                TestMap.of("......", "......")
                        .objects("zones", START, area("A", "0 0 25 20"), area("B", "25 0 35 20"));
        assertThat(Sketch.zones(plan(map)))
                .containsExactly("start SPAWN 0,0-0,0", "A - 0,0-1,1", "B - 2,0-5,1");
    }

    @Test
    void every_known_property_makes_its_kind() throws IOException {
        TestMap map =
                TestMap.of("...", "...")
                        .objects(
                                "zones",
                                area("a", "0 0 10 10", "start", "true"),
                                area("b", "0 0 10 10", "silent", "true"),
                                area("c", "0 0 10 10", "meeting", "\"Oak\""),
                                area("d", "0 0 10 10", "livekitRoom", "\"Oak\""),
                                area("e", "0 0 10 10", "jitsiRoom", "\"Oak\""),
                                area("f", "0 0 10 10", "focusable", "true"),
                                area("g", "0 0 10 10", "openWebsite", "\"https://example.org\""),
                                area("h", "0 0 10 10", "desk", "\"d1\""),
                                area("i", "0 0 10 10", "restricted", "true"),
                                area("j", "0 0 10 10", "stage", "true"),
                                area("k", "0 0 10 10", "exitUrl", "\"m.tmj#a\""),
                                area("l", "0 0 10 10", "exitSceneUrl", "\"m.tmj\""));
        assertThat(Sketch.zones(plan(map)))
                .extracting(text -> text.split(" ", -1)[1])
                .containsExactly(
                        "SPAWN",
                        "QUIET",
                        "MEETING",
                        "MEETING",
                        "MEETING",
                        "FOCUS",
                        "WEBSITE",
                        "DESK",
                        "RESTRICTED",
                        "STAGE",
                        "EXIT",
                        "EXIT");
    }

    @Test
    void a_property_that_is_off_makes_nothing() throws IOException {
        TestMap map =
                TestMap.of("...")
                        .objects("zones", START, area("a", "0 0 10 10", "silent", "false"));
        assertThat(Sketch.zones(plan(map))).contains("a - 0,0-0,0");
    }

    @Test
    void known_properties_make_a_zone_without_a_class_and_unknown_ones_do_not() throws IOException {
        String place = "\"x\":0,\"y\":0,\"width\":10,\"height\":10,\"properties\":[{\"name\":";
        TestMap map =
                TestMap.of("...")
                        .objects(
                                "zones",
                                START,
                                "\"name\":\"a\"," + place + "\"silent\",\"value\":true}]",
                                "\"name\":\"b\"," + place + "\"color\",\"value\":\"red\"}]");
        assertThat(Sketch.zones(plan(map)))
                .containsExactly("start SPAWN 0,0-0,0", "a QUIET 0,0-0,0");
    }

    @Test
    void layers_and_tiles_make_zones_too() throws IOException {
        TestMap map =
                TestMap.of("....", "..s.", "...g")
                        .layer("start", "\"visible\":false,", ".   ", "    ", "    ")
                        .layer(
                                "quiet room",
                                "\"properties\":[{\"name\":\"silent\",\"value\":true}],",
                                " .. ",
                                " .. ",
                                "    ");
        assertThat(Sketch.zones(plan(map)))
                .containsExactly(
                        "ground QUIET 2,1-2,1",
                        "gate SPAWN 3,2-3,2",
                        "start SPAWN 0,0-0,0",
                        "quiet room QUIET 1,0-2,1");
    }

    @Test
    void a_start_named_start_is_the_floors_own_in_any_case_and_by_any_way() throws IOException {
        TestMap map =
                TestMap.of("....", "....")
                        .layer("START", "", ".   ", "    ")
                        .objects(
                                "zones",
                                START.replace("start", "Start"),
                                area("start", "10 0 10 10", "start", "true"),
                                area("Annex", "20 0 10 10", "start", "true"),
                                area("up", "0 10 10 10", "exitUrl", "\"m.tmj#Start\""));
        FloorPlan plan = plan(map);
        assertThat(plan.zones().stream().filter(it -> it.is(ZoneKind.SPAWN)))
                .extracting(Zone::name)
                .containsExactly("start", "start", "start", "Annex");
        assertThat(plan.exits().getFirst().startName()).isEqualTo("start");
    }

    @Test
    void shapes_cover_the_tiles_whose_middle_they_hold() throws IOException {
        String points = "\"polygon\":[{\"x\":0,\"y\":0},{\"x\":40,\"y\":0},{\"x\":40,\"y\":40}]";
        TestMap map =
                TestMap.of("....", "....", "....", "....")
                        .objects(
                                "zones",
                                START,
                                area("ellipse", "0 0 40 40") + ",\"ellipse\":true",
                                area("capsule", "0 0 40 20") + ",\"capsule\":true",
                                area("triangle", "0 0 0 0") + "," + points,
                                area("turned", "40 0 20 10") + ",\"rotation\":90",
                                area("spot", "35 35 0 0"));
        assertThat(Sketch.zones(plan(map)))
                .containsExactly(
                        "start SPAWN 0,0-0,0",
                        "ellipse - 1,0-2,0 0,1-3,2 1,3-2,3",
                        "capsule - 0,0-3,1",
                        "triangle - 0,0-3,0 1,1-3,1 2,2-3,2 3,3-3,3",
                        "turned - 3,0-3,1",
                        "spot - 3,3-3,3");
    }

    @Test
    void zones_follow_the_offset_of_their_layer_and_groups() throws IOException {
        TestMap map =
                TestMap.of("....", "....")
                        .objects("more", START)
                        .raw(
                                """
                                {"type":"group","name":"g","offsetx":10,"layers":[
                                 {"type":"objectgroup","name":"z","offsety":10,"objects":[{%s}]}]}
                                """
                                        .formatted(area("a", "0 0 20 10")));
        assertThat(Sketch.zones(plan(map))).contains("a - 1,1-2,1");
    }

    @Test
    void a_floor_is_called_what_its_map_says() throws IOException {
        TestMap map =
                TestMap.of("..")
                        .objects("zones", START)
                        .properties("{\"name\":\"mapName\",\"value\":\"Attic\"}");
        assertThat(plan(map).name()).isEqualTo("Attic");
        assertThat(plan(TestMap.of("..").objects("zones", START)).name()).isEqualTo("m");
    }

    @Test
    void what_blocks_is_what_one_sees() throws IOException {
        TestMap map =
                TestMap.of("....", ".#..")
                        .layer("hidden", "\"visible\":false,", "####", "####")
                        .layer("moved", "\"offsetx\":20,\"offsety\":-10,", "    ", "#   ")
                        .layer(
                                "closed",
                                "\"properties\":[{\"name\":\"collides\",\"value\":true}],",
                                "    ",
                                "   .")
                        .objects("zones", START);
        assertThat(Sketch.of(plan(map).grid())).isEqualTo("..#.\n.#.#\n");
    }

    @Test
    void unknown_properties_are_kept_and_listed() throws IOException {
        LoadedMaps maps =
                TestMap.of("..")
                        .objects("zones", START, area("a", "0 0 10 10", "mood", "\"calm\""))
                        .load(folder);
        assertThat(TestMap.lines(maps))
                .isEqualTo(
                        List.of(
                                "warning: m.tmj, layer \"zones\": zone 'a' has properties that are"
                                        + " kept but do nothing here: mood"));
        assertThat(maps.floors().getFirst().plan().zones().getLast().properties())
                .containsEntry("mood", "calm");
    }

    @Test
    void a_flipped_chair_is_a_seat_that_looks_the_other_way() throws IOException {
        long across = 1 + 0x8000_0000L;
        long turned = 1 + 0xA000_0000L;
        String chair = "{\"id\":0,\"properties\":[{\"name\":\"seat\",\"value\":\"left\"}]}";
        String map =
                TestMap.of("    ", "####")
                        .tilesets(
                                TestMap.TILESET.replace("\"tiles\":[", "\"tiles\":[" + chair + ","))
                        .objects("zones", START)
                        .toString()
                        .replace("[0,0,0,0,", "[1," + across + "," + turned + ",0,");
        LoadedMaps maps = TestMap.load(folder, map);
        assertThat(TestMap.lines(maps)).isEmpty();
        assertThat(new String(maps.floors().getFirst().documentBytes(), StandardCharsets.UTF_8))
                .contains("\"seats\":[0,1,1,2,2,3]");
    }
}
