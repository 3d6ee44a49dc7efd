package tilework.maps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The folder of an office's maps. Every {@code *.tmj} in it, but not in its folders, is a floor;
 * tilesets, templates and images may lie deeper, never outside.
 */
public final class MapFolder {
    /** Most maps of an office. */
    private static final int MAX_MAPS = 256;

    private final Path folder;

    public MapFolder(Path folder) {
        this.folder = folder;
    }

    /** All maps, with every fault of each and of the ways between them. */
    public LoadedMaps load() throws IOException {
        MapLoader loader = new MapLoader(folder);
        for (String name : mapNames()) {
            loader.add(name);
        }
        return loader.finish(true);
    }

    /**
     * One map, with every fault of it. The other maps of the folder are read too, to see whether
     * its exits lead somewhere.
     */
    public LoadedMaps load(String fileName) throws IOException {
        MapLoader loader = new MapLoader(folder);
        loader.add(fileName);
        for (String name : mapNames()) {
            if (!name.equals(fileName)) {
                loader.add(name);
            }
        }
        List<LoadedFloor> floors = new ArrayList<>(loader.finish(false).floors());
        floors.removeIf(floor -> !floor.plan().id().equals(MapLoader.idOf(fileName)));
        return new LoadedMaps(floors, loader.faultsOf(fileName));
    }

    private List<String> mapNames() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(".tmj"))
                    .sorted()
                    .limit(MAX_MAPS)
                    .toList();
        }
    }
}
