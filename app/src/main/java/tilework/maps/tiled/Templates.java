package tilework.maps.tiled;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;

/** The templates that a map's objects use, each read once. Mutable while the map is read. */
final class Templates {
    private final Documents documents;
    private final TilesetListReader tilesets;
    private final String mapFile;
    private final Map<String, Optional<Fields>> byPath = new HashMap<>();

    Templates(Documents documents, TilesetListReader tilesets, String mapFile) {
        this.documents = documents;
        this.tilesets = tilesets;
        this.mapFile = mapFile;
    }

    /**
     * The object of the template that an object names, its gid as the map numbers it; null when it
     * names none, or with a fault when that cannot be had.
     */
    @Nullable Fields of(Fields object) {
        if (!object.has("template")) {
            return null;
        }
        String path = documents.resolve(mapFile, object.text("template", ""), object.faults());
        if (path == null) {
            return null;
        }
        Optional<Fields> known = byPath.get(path);
        if (known == null) {
            known = Optional.ofNullable(read(path, object));
            byPath.put(path, known);
        }
        return known.orElse(null);
    }

    private @Nullable Fields read(String path, Fields object) {
        Fields root = documents.read(path, "template", object.faults());
        if (root == null) {
            return null;
        }
        Fields template = root.object("object");
        if (template == null) {
            root.wrong("object", "the object of the template", null);
            return null;
        }
        Fields tileset = root.object("tileset");
        if (tileset != null && template.has("gid")) {
            renumber(path, tileset, template.node());
        }
        return template;
    }

    private void renumber(String path, Fields reference, ObjectNode template) {
        Tileset tileset = tilesets.forTemplate(path, reference);
        int gid = (int) template.path("gid").asLong();
        long id = Gid.number(gid) - reference.whole("firstgid", 1, Integer.MAX_VALUE, 1);
        if (tileset == null || id < 0) {
            template.remove("gid");
        } else {
            int number = (int) (tileset.firstGid() + id);
            template.put("gid", Integer.toUnsignedLong(number | Gid.flips(gid)));
        }
    }
}
