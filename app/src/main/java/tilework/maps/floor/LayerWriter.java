package tilework.maps.floor;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Look;
import tilework.maps.tiled.MapObject;
import tilework.maps.tiled.Outline;
import tilework.maps.tiled.Point;
import tilework.maps.tiled.TileBlock;
import tilework.maps.tiled.Tilesets;

/** Writes the layers of a floor's document: those that are seen. */
final class LayerWriter {
    /** The object layer between what is drawn below the avatars and what over them. */
    private static final String FLOOR_LAYER = "floorLayer";

    private final JsonGenerator json;
    private final Frame frame;
    private final ObjectPlacing placing;
    private boolean above;

    LayerWriter(JsonGenerator json, Frame frame, Tilesets tilesets) {
        this.json = json;
        this.frame = frame;
        this.placing = new ObjectPlacing(tilesets);
    }

    void write(Layer layer) throws IOException {
        boolean seen = layer.head().look().visible() && layer.head().look().opacity() > 0;
        switch (layer) {
            case Layer.Tiles tiles -> {
                if (seen && tiles.block().columns() > 0) {
                    tiles(tiles);
                }
            }
            case Layer.Objects objects -> objects(objects, seen);
            case Layer.Image image -> {
                if (seen) {
                    image(image);
                }
            }
        }
    }

    private void head(Layer layer, String kind) throws IOException {
        Look look = layer.head().look();
        json.writeStartObject();
        json.writeStringField("kind", kind);
        json.writeStringField("name", layer.head().name());
        json.writeBooleanField("above", above);
        json.writeNumberField("opacity", look.opacity() * look.tint().alpha() / 255);
        if (!look.tint().isWhite()) {
            json.writeStringField("tint", look.tint().rgb());
        }
        json.writeNumberField("offsetX", look.offset().x());
        json.writeNumberField("offsetY", look.offset().y());
    }

    private void tiles(Layer.Tiles layer) throws IOException {
        TileBlock block = layer.block();
        head(layer, "tiles");
        json.writeNumberField("column", block.column() - frame.column());
        json.writeNumberField("row", block.row() - frame.row());
        json.writeNumberField("columns", block.columns());
        json.writeNumberField("rows", block.rows());
        json.writeArrayFieldStart("gids");
        for (int gid : block.gids()) {
            int number = Gid.number(gid);
            json.writeNumber(number == 0 ? 0 : Integer.toUnsignedLong(number | Gid.flips(gid)));
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void objects(Layer.Objects layer, boolean seen) throws IOException {
        if (layer.head().ownName().equals(FLOOR_LAYER)) {
            above = true;
        }
        List<MapObject> objects = new ArrayList<>(layer.objects());
        objects.removeIf(object -> Gid.number(object.gid()) == 0 || !object.visible());
        if (!seen || objects.isEmpty()) {
            return;
        }
        if (layer.topDown()) {
            objects.sort(Comparator.comparingDouble(object -> object.outline().origin().y()));
        }
        head(layer, "objects");
        json.writeArrayFieldStart("objects");
        for (MapObject object : objects) {
            object(placing.bottomLeft(object).moved(frame.shift()), object.gid());
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void object(Outline drawn, int gid) throws IOException {
        json.writeStartObject();
        json.writeNumberField("gid", Integer.toUnsignedLong(Gid.number(gid) | Gid.flips(gid)));
        json.writeNumberField("x", drawn.origin().x());
        json.writeNumberField("y", drawn.origin().y());
        json.writeNumberField("width", drawn.width());
        json.writeNumberField("height", drawn.height());
        json.writeNumberField("rotation", drawn.rotation());
        json.writeEndObject();
    }

    private void image(Layer.Image layer) throws IOException {
        Point at = frame.shift();
        head(layer, "image");
        json.writeStringField("image", layer.image().url());
        json.writeNumberField("x", at.x());
        json.writeNumberField("y", at.y());
        json.writeBooleanField("repeatX", layer.repeat().x());
        json.writeBooleanField("repeatY", layer.repeat().y());
        if (!layer.repeat().transparentColor().isEmpty()) {
            json.writeStringField("transparentColor", layer.repeat().transparentColor());
        }
        json.writeEndObject();
    }
}
