package tilework.maps.floor;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilework.maps.tiled.Tileset;

/**
 * Writes the tilesets of a floor's document: those that are drawn, and of collections no others.
 */
final class TilesetWriter {
    private final JsonGenerator json;
    private final Frame frame;
    private final UsedTiles used;

    TilesetWriter(JsonGenerator json, Frame frame, UsedTiles used) {
        this.json = json;
        this.frame = frame;
        this.used = used;
    }

    void write(Tileset tileset) throws IOException {
        if (!used.hasAny(tileset)) {
            return;
        }
        Tileset.Picture picture = tileset.picture();
        json.writeStartObject();
        json.writeNumberField("firstGid", tileset.firstGid());
        json.writeNumberField("tileWidth", picture.tileWidth());
        json.writeNumberField("tileHeight", picture.tileHeight());
        json.writeNumberField("tileCount", tileset.idBound());
        Tileset.Sheet sheet = picture.sheet();
        if (sheet == null) {
            collection(tileset);
        } else {
            sheet(sheet);
            fit(Fit.onGrid(picture, picture.tileWidth(), picture.tileHeight(), frame));
        }
        animations(tileset);
        json.writeEndObject();
    }

    private void sheet(Tileset.Sheet sheet) throws IOException {
        json.writeNumberField("columns", sheet.columns());
        json.writeNumberField("margin", sheet.margin());
        json.writeNumberField("spacing", sheet.spacing());
        json.writeStringField("image", sheet.image().url());
        json.writeNumberField("imageWidth", sheet.image().width());
        json.writeNumberField("imageHeight", sheet.image().height());
        if (!sheet.transparentColor().isEmpty()) {
            json.writeStringField("transparentColor", sheet.transparentColor());
        }
    }

    private void fit(Fit fit) throws IOException {
        json.writeNumberField("drawWidth", fit.width());
        json.writeNumberField("drawHeight", fit.height());
        json.writeNumberField("offsetX", fit.offset().x());
        json.writeNumberField("offsetY", fit.offset().y());
    }

    private void collection(Tileset tileset) throws IOException {
        for (String field : List.of("columns", "margin", "spacing", "offsetX", "offsetY")) {
            json.writeNumberField(field, 0);
        }
        json.writeNullField("image");
        json.writeObjectFieldStart("tiles");
        for (Map.Entry<Integer, Tileset.TileInfo> tile :
                new TreeMap<>(tileset.tiles()).entrySet()) {
            Tileset.Cutout cutout = tile.getValue().cutout();
            if (cutout != null && used.has(tileset, tile.getKey())) {
                json.writeObjectFieldStart(tile.getKey().toString());
                json.writeStringField("image", cutout.image().url());
                json.writeNumberField("x", cutout.x());
                json.writeNumberField("y", cutout.y());
                json.writeNumberField("width", cutout.width());
                json.writeNumberField("height", cutout.height());
                fit(Fit.onGrid(tileset.picture(), cutout.width(), cutout.height(), frame));
                json.writeEndObject();
            }
        }
        json.writeEndObject();
    }

    private void animations(Tileset tileset) throws IOException {
        json.writeObjectFieldStart("animations");
        for (Map.Entry<Integer, Tileset.TileInfo> tile :
                new TreeMap<>(tileset.tiles()).entrySet()) {
            if (!tile.getValue().animation().isEmpty() && used.has(tileset, tile.getKey())) {
                json.writeArrayFieldStart(tile.getKey().toString());
                for (Tileset.Frame step : tile.getValue().animation()) {
                    json.writeStartObject();
                    json.writeNumberField("tile", step.tile());
                    json.writeNumberField("millis", step.millis());
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
        }
        json.writeEndObject();
    }
}
