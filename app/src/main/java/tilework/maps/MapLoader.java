package tilework.maps;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilework.maps.faults.Faults;
import tilework.maps.faults.MapFault;
import tilework.maps.files.MapFiles;
import tilework.maps.files.MapImages;
import tilework.maps.floor.ExitLinker;
import tilework.maps.floor.FloorBuilder;
import tilework.maps.floor.FloorDocument;
import tilework.maps.floor.FloorDraft;
import tilework.maps.floor.FloorImages;
import tilework.maps.tiled.TiledMap;
import tilework.maps.tiled.TiledReader;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;

/** Loads maps one by one, then joins them by their exits. Mutable; used once by one thread. */
final class MapLoader {
    private static final String ID = "[A-Za-z0-9][A-Za-z0-9_.-]{0,63}";

    private final TiledReader reader;
    private final Map<String, Faults> faults = new LinkedHashMap<>();
    private final Map<FloorId, FloorDraft> drafts = new LinkedHashMap<>();

    MapLoader(Path folder) throws IOException {
        MapFiles files = MapFiles.below(folder);
        this.reader = new TiledReader(files, new MapImages(files));
    }

    /** The floor of a map file. */
    static FloorId idOf(String fileName) {
        return new FloorId(fileName.replaceFirst("\\.(?i:tmj|json)$", ""));
    }

    void add(String fileName) {
        Faults own = Faults.of(fileName);
        faults.put(fileName, own);
        FloorId id = idOf(fileName);
        if (!id.value().matches(ID)) {
            own.error(
                    "the name of a map file must have 1 to 64 letters a to z, digits, '-', '_' or"
                            + " '.', because it is part of links");
        }
        TiledMap map = reader.read(fileName, own);
        boolean whole = !own.hasErrors();
        FloorDraft draft = map == null ? null : FloorBuilder.build(id, map, own);
        if (draft != null && whole && draft.isWalkable()) {
            drafts.put(id, draft);
        }
    }

    /**
     * All that was added.
     *
     * @param complete whether these are all maps of the office
     */
    LoadedMaps finish(boolean complete) {
        List<FloorDraft> all = new ArrayList<>(drafts.values());
        ExitLinker linker = new ExitLinker(all, this::isBroken, complete);
        List<LoadedFloor> floors = new ArrayList<>();
        for (FloorDraft draft : all) {
            floors.add(floor(draft, linker.exits(draft)));
        }
        List<MapFault> found = new ArrayList<>();
        faults.values().forEach(list -> found.addAll(list.all()));
        return new LoadedMaps(floors, found);
    }

    private boolean isBroken(FloorId id) {
        return faults.keySet().stream().anyMatch(name -> idOf(name).equals(id));
    }

    private static LoadedFloor floor(FloorDraft draft, List<Exit> exits) {
        FloorDocument document = FloorDocument.of(draft, exits);
        return new LoadedFloor(
                draft.plan(exits), document.bytes(), document.hash(), FloorImages.of(draft.map()));
    }

    /** What was found in one map. */
    List<MapFault> faultsOf(String fileName) {
        Faults found = faults.get(fileName);
        return found == null ? List.of() : found.all();
    }
}
