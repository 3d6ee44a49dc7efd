package tilework.maps;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import tilework.maps.faults.MapFault;
import tilework.maps.faults.Place;

/** What was found in maps, as JSON for programs. */
public final class FaultReport {
    private FaultReport() {}

    /**
     * {@code {"ok", "floors": [{"id", "name", "columns", "rows", "zones", "exits"}], "faults":
     * [{"severity", "file", "layer", "column", "row", "gid", "message"}]}}; a place's fields are
     * absent where there is none.
     */
    public static String json(LoadedMaps maps) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            json.writeStartObject();
            json.writeBooleanField("ok", !maps.hasErrors());
            json.writeArrayFieldStart("floors");
            for (LoadedFloor floor : maps.floors()) {
                floor(json, floor);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("faults");
            for (MapFault fault : maps.faults()) {
                fault(json, fault);
            }
            json.writeEndArray();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return text.toString();
    }

    private static void floor(JsonGenerator json, LoadedFloor floor) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", floor.plan().id().value());
        json.writeStringField("name", floor.plan().name());
        json.writeNumberField("columns", floor.plan().grid().columns());
        json.writeNumberField("rows", floor.plan().grid().rows());
        json.writeNumberField("zones", floor.plan().zones().size());
        json.writeNumberField("exits", floor.plan().exits().size());
        json.writeEndObject();
    }

    private static void fault(JsonGenerator json, MapFault fault) throws IOException {
        Place place = fault.place();
        json.writeStartObject();
        json.writeStringField("severity", fault.severity().name().toLowerCase(Locale.ROOT));
        json.writeStringField("file", fault.file());
        if (!place.layer().isEmpty()) {
            json.writeStringField("layer", place.layer());
        }
        if (place.hasTile()) {
            json.writeNumberField("column", place.column());
            json.writeNumberField("row", place.row());
        }
        if (place.gid() != 0) {
            json.writeNumberField("gid", place.gid());
        }
        json.writeStringField("message", fault.message());
        json.writeEndObject();
    }
}
