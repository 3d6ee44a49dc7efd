package tilework.maps.tiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.files.Fields;
import tilework.maps.files.MapImages;

/**
 * The tilesets of one map; those that only its templates name come after the others. Mutable while
 * the map is read.
 */
final class TilesetListReader {
    private static final int MAX_GID = 0x0FFF_FFFF - TilesetReader.MAX_ID;
    private static final int MAX_TILESETS = 1_000;

    private final Documents documents;
    private final TilesetReader reader;
    private final String mapFile;
    private final List<Tileset> tilesets = new ArrayList<>();
    private final Map<String, Tileset> templates = new HashMap<>();
    private Tilesets index = Tilesets.of(List.of());
    private int indexed;

    TilesetListReader(Documents documents, MapImages images, String mapFile) {
        this.documents = documents;
        this.reader = new TilesetReader(images);
        this.mapFile = mapFile;
    }

    void readAll(Fields map) {
        Set<Integer> seen = new HashSet<>();
        List<Fields> list = map.list("tilesets");
        if (list.size() > MAX_TILESETS) {
            map.faults().error("a map must have at most " + MAX_TILESETS + " tilesets");
            return;
        }
        for (Fields fields : list) {
            int firstGid = fields.size("firstgid", 1, MAX_GID);
            if (!seen.add(firstGid)) {
                fields.faults().error("two tilesets have the same firstgid " + firstGid);
            }
            tilesets.add(read(fields, firstGid));
        }
    }

    private Tileset read(Fields fields, int firstGid) {
        if (!fields.has("source")) {
            return reader.read(fields, mapFile, firstGid, false);
        }
        String path = documents.resolve(mapFile, fields.text("source", ""), fields.faults());
        Tileset tileset = path == null ? null : external(path, firstGid, fields.faults());
        return tileset == null ? unknown(firstGid) : tileset;
    }

    private @Nullable Tileset external(String path, int firstGid, Faults faults) {
        Fields root = documents.read(path, "tileset", faults);
        if (root == null) {
            return null;
        }
        String type = root.text("type", "tileset");
        if (!type.equals("tileset")) {
            root.wrong("type", "tileset", root.raw("type"));
            return null;
        }
        return reader.read(root, path, firstGid, true);
    }

    private static Tileset unknown(int firstGid) {
        Tileset.Fit fit = new Tileset.Fit(false, false, Alignment.BOTTOMLEFT);
        Tileset.Picture picture = new Tileset.Picture(1, 1, Point.ZERO, null, fit);
        return new Tileset(firstGid, "", 0, picture, Map.of());
    }

    /**
     * The tileset that a template names, as one of this map's; null and a fault when it cannot be
     * had.
     */
    @Nullable Tileset forTemplate(String templateFile, Fields reference) {
        String path =
                documents.resolve(templateFile, reference.text("source", ""), reference.faults());
        if (path == null) {
            return null;
        }
        for (Tileset tileset : tilesets) {
            if (tileset.file().equals(path)) {
                return tileset;
            }
        }
        Tileset known = templates.get(path);
        if (known == null && tilesets.size() < MAX_TILESETS) {
            known = external(path, nextGid(), reference.faults());
        }
        if (known != null && templates.put(path, known) == null) {
            tilesets.add(known);
        }
        return known;
    }

    private int nextGid() {
        int next = 1;
        for (Tileset tileset : tilesets) {
            next = Math.max(next, tileset.firstGid() + Math.max(1, tileset.idBound()));
        }
        return next;
    }

    List<Tileset> all() {
        return tilesets;
    }

    /** All so far, to look up gids. */
    Tilesets index() {
        if (indexed != tilesets.size()) {
            index = Tilesets.of(tilesets);
            indexed = tilesets.size();
        }
        return index;
    }
}
