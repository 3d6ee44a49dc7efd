package tilework.maps.tiled;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tilework.maps.files.Fields;

/** Reads the objects of a map's object layers. */
final class ObjectReader {
    private final TilesetListReader tilesets;
    private final Templates templates;
    private final OutlineReader outlines = new OutlineReader();

    ObjectReader(TilesetListReader tilesets, Templates templates) {
        this.tilesets = tilesets;
        this.templates = templates;
    }

    /** The objects of a layer in file order. */
    List<MapObject> read(Fields layer) {
        List<MapObject> objects = new ArrayList<>();
        for (Fields object : layer.list("objects")) {
            objects.add(object(object));
        }
        return objects;
    }

    private MapObject object(Fields own) {
        Fields template = templates.of(own);
        Fields fields = template == null ? own : merged(own, template);
        Properties properties = Properties.of(own);
        if (template != null) {
            properties = properties.orElse(Properties.of(template));
        }
        int gid = (int) fields.whole("gid", 0, 0xFFFF_FFFFL, 0);
        Tileset.TileInfo tile = null;
        Tileset tileset = null;
        if (Gid.number(gid) != 0) {
            Tilesets all = tilesets.index();
            tileset = all.of(Gid.number(gid));
            tile = all.info(Gid.number(gid));
            report(all.fault(Gid.number(gid)), gid, fields);
        }
        String className = fields.text("class", fields.text("type", ""));
        if (tile != null) {
            properties = properties.orElse(tile.properties());
            className = className.isEmpty() ? tile.className() : className;
        }
        return new MapObject(
                fields.text("name", ""),
                className,
                fields.flag("visible", true),
                gid,
                outlines.read(fields, tileset, tile),
                properties);
    }

    private static void report(String fault, int gid, Fields fields) {
        if (!fault.isEmpty()) {
            fields.faults()
                    .error(
                            "object '"
                                    + fields.text("name", "")
                                    + "' has tile "
                                    + Gid.number(gid)
                                    + ": "
                                    + fault);
        }
    }

    private static Fields merged(Fields own, Fields template) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.setAll(template.node());
        node.setAll(own.node());
        return own.over(node);
    }
}
