package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.world.grid.FloorPlan;

/** What of a map sound does not pass. */
class WallsIT {
    private static final String START = "\"name\":\"start\",\"x\":5,\"y\":5,\"point\":true";
    private static final String WALL =
            "\"properties\":[{\"name\":\"wall\",\"type\":\"bool\",\"value\":true}],";

    @TempDir Path folder = Path.of("");

    private FloorPlan plan(TestMap map) throws IOException {
        LoadedMaps maps = map.objects("zones", START).load(folder);
        assertThat(TestMap.lines(maps)).isEmpty();
        return maps.floors().getFirst().plan();
    }

    @Test
    void where_no_wall_is_marked_all_that_blocks_keeps_sound_out() throws IOException {
        assertThat(plan(TestMap.of(".#.#")).opaque().stream()).containsExactly(1, 3);
    }

    @Test
    void a_tile_that_is_a_wall_keeps_sound_out_and_others_that_block_do_not() throws IOException {
        String tileset =
                TestMap.TILESET.replace(
                        "{\"id\":2,\"properties\":[{\"name\":\"silent\",\"type\":\"bool\",\"value\":true}]}",
                        "{\"id\":2,\"properties\":[{\"name\":\"collides\",\"type\":\"bool\",\"value\":true},"
                                + "{\"name\":\"wall\",\"type\":\"bool\",\"value\":true}]}");
        FloorPlan plan = plan(TestMap.of(".#s#").tilesets(tileset));

        assertThat(plan.opaque().stream()).containsExactly(2);
        assertThat(plan.grid().blockedTiles().stream()).containsExactly(1, 2, 3);
    }

    @Test
    void a_layer_that_is_a_wall_keeps_sound_out_where_something_blocks() throws IOException {
        TestMap map = TestMap.of("....").layer("walls", WALL, " .##").layer("desks", "", "   #");
        assertThat(plan(map).opaque().stream()).containsExactly(2, 3);
    }

    @Test
    void a_hidden_wall_is_none() throws IOException {
        TestMap map = TestMap.of("..#.").layer("walls", "\"visible\":false," + WALL, "   #");
        assertThat(plan(map).opaque().stream()).containsExactly(2);
    }
}
