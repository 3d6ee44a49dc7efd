package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Maps that Tiled 1.8.2 saved are the same floor in whatever way they were saved. */
class SavedByTiledIT {
    private static final Path SAVED = Path.of("src/test/resources/maps/saved-by-tiled");

    static List<Path> maps() throws IOException {
        try (Stream<Path> files = Files.list(SAVED)) {
            return files.filter(file -> file.toString().endsWith(".tmj")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void a_map_saved_by_tiled_is_the_floor_that_was_drawn(Path map) throws IOException {
        check(new MapFolder(SAVED).load(String.valueOf(map.getFileName())));
    }

    static List<TmxFormat> formats() {
        return List.of(
                new TmxFormat("csv", "", false, "inside"),
                new TmxFormat("base64", "", false, "tsx"),
                new TmxFormat("base64", "zlib", false, "tsj"),
                new TmxFormat("base64", "gzip", false, "inside"),
                new TmxFormat("base64", "zstd", false, "tsx"),
                new TmxFormat("csv", "", true, "tsj"),
                new TmxFormat("base64", "", true, "inside"),
                new TmxFormat("base64", "zlib", true, "tsx"),
                new TmxFormat("base64", "gzip", true, "tsj"),
                new TmxFormat("base64", "zstd", true, "inside"));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_map_that_tiled_saves_now_is_the_floor_that_was_drawn(
            TmxFormat format, @TempDir Path folder) throws IOException {
        Path map = folder.resolve(format.fileName() + ".tmj");
        Tiled.exportMap(new Sample(format).write(folder), map);
        check(new MapFolder(folder).load(String.valueOf(map.getFileName())));
    }

    private static void check(LoadedMaps maps) {
        assertThat(maps.faults()).isEmpty();
        LoadedFloor floor = maps.floors().getFirst();
        assertThat(Sketch.of(floor.plan().grid())).isEqualTo(Sample.PICTURE);
        assertThat(Sketch.zones(floor.plan())).isEqualTo(Sample.ZONES);
        assertThat(floor.plan().exits()).hasSize(1);
    }
}
