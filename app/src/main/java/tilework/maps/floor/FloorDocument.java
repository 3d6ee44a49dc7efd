package tilework.maps.floor;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilework.maps.files.ContentHash;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;
import tilework.world.grid.Exit;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/**
 * What a client needs to draw a floor and to know its zones, as JSON: normalized, so that it needs
 * to know nothing of Tiled. The same floor gives the same bytes.
 *
 * @param hash names the content; changes when anything that is drawn changes
 * @param bytes UTF-8; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // sent as it is to every client
public record FloorDocument(String hash, byte[] bytes) {
    private static final int VERSION = 1;
    private static final JsonFactory FACTORY = new JsonFactory();

    /** The document of a floor with these exits. */
    public static FloorDocument of(FloorDraft floor, List<Exit> exits) {
        String hash = ContentHash.of(write(floor, exits, ""));
        return new FloorDocument(hash, write(floor, exits, hash));
    }

    private static byte[] write(FloorDraft floor, List<Exit> exits, String hash) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(64 * 1024);
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            json.writeStartObject();
            head(json, floor, hash);
            picture(json, floor);
            json.writeStringField("blocked", blocked(floor));
            zones(json, floor);
            exits(json, exits);
            seats(json, floor);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static void head(JsonGenerator json, FloorDraft floor, String hash) throws IOException {
        Frame frame = floor.frame();
        String background = floor.map().grid().paper().backgroundColor();
        json.writeNumberField("version", VERSION);
        json.writeStringField("id", floor.id().value());
        json.writeStringField("name", floor.name());
        json.writeStringField("hash", hash);
        json.writeNumberField("columns", frame.columns());
        json.writeNumberField("rows", frame.rows());
        json.writeNumberField("tileWidth", frame.tileWidth());
        json.writeNumberField("tileHeight", frame.tileHeight());
        json.writeStringField("backgroundColor", background.isEmpty() ? null : background);
        json.writeStringField("renderOrder", floor.map().grid().paper().renderOrder());
    }

    private static void picture(JsonGenerator json, FloorDraft floor) throws IOException {
        UsedTiles used = UsedTiles.of(floor.map());
        TilesetWriter tilesets = new TilesetWriter(json, floor.frame(), used);
        json.writeArrayFieldStart("tilesets");
        for (Tileset tileset : floor.map().tilesets()) {
            tilesets.write(tileset);
        }
        json.writeEndArray();
        LayerWriter layers =
                new LayerWriter(json, floor.frame(), Tilesets.of(floor.map().tilesets()));
        json.writeArrayFieldStart("layers");
        for (Layer layer : floor.map().layers()) {
            layers.write(layer);
        }
        json.writeEndArray();
    }

    private static String blocked(FloorDraft floor) {
        byte[] bits = floor.blocked().toByteArray();
        return Base64.getEncoder()
                .encodeToString(Arrays.copyOf(bits, (floor.frame().size() + 7) / 8));
    }

    private static void zones(JsonGenerator json, FloorDraft floor) throws IOException {
        json.writeArrayFieldStart("zones");
        for (int i = 0; i < floor.zones().size(); i++) {
            Zone zone = floor.zones().get(i).zone(i);
            json.writeStartObject();
            json.writeNumberField("id", zone.id());
            json.writeStringField("name", zone.name());
            json.writeArrayFieldStart("kinds");
            for (ZoneKind kind : zone.kinds().stream().sorted().toList()) {
                json.writeString(kind.name());
            }
            json.writeEndArray();
            runs(json, zone.tiles(), floor.frame().columns());
            properties(json, zone.properties());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Pairs of first tile and length; a run ends with its row. */
    private static void runs(JsonGenerator json, BitSet tiles, int columns) throws IOException {
        json.writeArrayFieldStart("runs");
        int start = tiles.nextSetBit(0);
        while (start >= 0) {
            int rowEnd = (start / columns + 1) * columns;
            int end = Math.min(rowEnd, tiles.nextClearBit(start));
            json.writeNumber(start);
            json.writeNumber(end - start);
            start = tiles.nextSetBit(end);
        }
        json.writeEndArray();
    }

    private static void properties(JsonGenerator json, Map<String, String> properties)
            throws IOException {
        json.writeObjectFieldStart("properties");
        for (Map.Entry<String, String> property : new TreeMap<>(properties).entrySet()) {
            json.writeStringField(property.getKey(), property.getValue());
        }
        json.writeEndObject();
    }

    private static void exits(JsonGenerator json, List<Exit> exits) throws IOException {
        json.writeArrayFieldStart("exits");
        for (Exit exit : exits) {
            json.writeStartObject();
            json.writeNumberField("zone", exit.zone());
            json.writeStringField("floor", exit.floor().value());
            json.writeStringField("start", exit.startName());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Pairs of tile and way to look. */
    private static void seats(JsonGenerator json, FloorDraft floor) throws IOException {
        json.writeArrayFieldStart("seats");
        for (Map.Entry<Integer, Integer> seat : Seats.of(floor).entrySet()) {
            json.writeNumber(seat.getKey());
            json.writeNumber(seat.getValue());
        }
        json.writeEndArray();
    }
}
