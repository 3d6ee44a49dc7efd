package tilework.bootstrap;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.http.FloorShelf;
import tilework.http.FloorView;
import tilework.http.ImageView;
import tilework.maps.LoadedFloor;
import tilework.maps.LoadedMaps;
import tilework.maps.MapFolder;
import tilework.world.grid.FloorId;

/** The floors of the office, from the folder of its maps. */
record Maps(List<LoadedFloor> floors) {
    private static final Logger LOG = LoggerFactory.getLogger(Maps.class);

    /**
     * Loads every map that can be used; the faults of the others are logged.
     *
     * @throws CannotStart when the start map is not among them
     */
    static Maps load(Path folder, FloorId start) {
        LoadedMaps maps = read(folder);
        maps.faults().forEach(fault -> LOG.warn("{}", fault));
        if (maps.floors().stream().noneMatch(it -> it.plan().id().equals(start))) {
            throw new CannotStart(
                    "TILEWORK_START_MAP must be a map in "
                            + folder
                            + " that can be used but was '"
                            + start
                            + "'; ./tilework validate-map says what is wrong with a map.");
        }
        return new Maps(maps.floors());
    }

    private static LoadedMaps read(Path folder) {
        try {
            return new MapFolder(folder).load();
        } catch (IOException unreadable) {
            throw new CannotStart(
                    "TILEWORK_MAPS must be a folder that can be read but was '" + folder + "'.",
                    unreadable);
        }
    }

    Set<FloorId> ids() {
        return floors.stream().map(it -> it.plan().id()).collect(Collectors.toSet());
    }

    FloorShelf shelf() {
        List<FloorView> views = floors.stream().map(Maps::view).toList();
        List<ImageView> images =
                floors.stream()
                        .flatMap(it -> it.images().stream())
                        .map(it -> new ImageView(it.url(), it.mediaType(), it.bytes()))
                        .toList();
        return new FloorShelf(views, images);
    }

    private static FloorView view(LoadedFloor floor) {
        return new FloorView(
                floor.plan().id(), floor.plan().name(), floor.hash(), floor.documentBytes());
    }
}
