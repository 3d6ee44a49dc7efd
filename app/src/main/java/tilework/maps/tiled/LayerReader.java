package tilework.maps.tiled;

import java.util.ArrayList;
import java.util.List;
import tilework.maps.faults.Faults;
import tilework.maps.files.Fields;
import tilework.maps.files.MapImage;
import tilework.maps.files.MapImages;

/** Reads the layers of a map and flattens its groups. */
final class LayerReader {
    private static final int MAX_LAYERS = 1_000;

    private final String mapFile;
    private final MapImages images;
    private final ObjectReader objects;
    private final TilesetListReader tilesets;
    private final TileBlockReader blocks = new TileBlockReader(new TileBudget());
    private final List<Layer> layers = new ArrayList<>();

    LayerReader(
            String mapFile, MapImages images, ObjectReader objects, TilesetListReader tilesets) {
        this.mapFile = mapFile;
        this.images = images;
        this.objects = objects;
        this.tilesets = tilesets;
    }

    /** All layers of a map in drawing order. */
    List<Layer> read(Fields map) {
        readInto(map, "", Look.PLAIN);
        return layers;
    }

    private void readInto(Fields group, String prefix, Look look) {
        for (Fields fields : group.list("layers")) {
            String name = prefix + fields.text("name", "");
            readLayer(fields.reporting(group.faults().inLayer(name)), name, look);
        }
    }

    private void readLayer(Fields fields, String name, Look around) {
        if (layers.size() >= MAX_LAYERS) {
            fields.faults().error("a map must have at most " + MAX_LAYERS + " layers");
            return;
        }
        Look look = look(fields).within(around);
        Properties properties = Properties.of(fields);
        Layer.Head head = new Layer.Head(name, fields.text("class", ""), look, properties);
        switch (fields.text("type", "")) {
            case "group" -> readInto(fields, name + "/", look);
            case "tilelayer" -> layers.add(new Layer.Tiles(head, tiles(fields)));
            case "objectgroup" -> {
                boolean topDown = fields.text("draworder", "topdown").equals("topdown");
                layers.add(new Layer.Objects(head, objects.read(fields), topDown));
            }
            case "imagelayer" -> image(fields, head);
            default ->
                    fields.wrong(
                            "type",
                            "tilelayer, objectgroup, imagelayer or group",
                            fields.raw("type"));
        }
    }

    private static Look look(Fields fields) {
        return new Look(
                fields.flag("visible", true),
                Math.clamp(fields.number("opacity", 1), 0, 1),
                new Point(fields.number("offsetx", 0), fields.number("offsety", 0)),
                Colors.tint(fields, "tintcolor"),
                new Point(fields.number("parallaxx", 1), fields.number("parallaxy", 1)));
    }

    private TileBlock tiles(Fields fields) {
        TileBlock block = blocks.read(fields);
        tilesets.index().check(block, fields.faults());
        return block.trimmed();
    }

    private void image(Fields fields, Layer.Head head) {
        Faults faults = fields.faults();
        if (fields.text("image", "").isEmpty()) {
            return;
        }
        MapImage image = images.load(mapFile, fields.text("image", ""), faults);
        if (image != null) {
            Layer.Repeat repeat =
                    new Layer.Repeat(
                            fields.flag("repeatx", false),
                            fields.flag("repeaty", false),
                            Colors.rgb(fields, "transparentcolor"));
            layers.add(new Layer.Image(head, image, repeat));
        }
    }
}
