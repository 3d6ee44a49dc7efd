package tilework.maps.tiled;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;

/**
 * The custom properties of something in a map, as text: numbers as Tiled shows them, "true" and
 * "false", files as written, classes as JSON. Immutable, in file order.
 */
public final class Properties {
    public static final Properties NONE = new Properties(Map.of());

    private final Map<String, String> values;

    private Properties(Map<String, String> values) {
        this.values = values;
    }

    /** The "properties" of these fields: a list since Tiled 1.2, an object before. */
    static Properties of(Fields fields) {
        Map<String, String> values = new LinkedHashMap<>();
        if (fields.raw("properties") instanceof ObjectNode old) {
            old.properties().forEach(entry -> put(values, entry.getKey(), entry.getValue()));
        } else {
            for (Fields property : fields.list("properties")) {
                put(values, property.text("name", ""), property.raw("value"));
            }
        }
        return values.isEmpty() ? NONE : new Properties(values);
    }

    /** The fields of an object as properties, as Tiled wrote them before 1.2. */
    static Properties ofObject(@Nullable Fields fields) {
        if (fields == null) {
            return NONE;
        }
        Map<String, String> values = new LinkedHashMap<>();
        fields.node().properties().forEach(e -> put(values, e.getKey(), e.getValue()));
        return new Properties(values);
    }

    private static void put(Map<String, String> values, String name, JsonNode value) {
        if (!name.isBlank()) {
            values.put(name, text(value));
        }
    }

    private static String text(JsonNode value) {
        if (value.isNumber() && value.doubleValue() == Math.rint(value.doubleValue())) {
            return Long.toString(value.longValue());
        }
        return value.isContainerNode() ? value.toString() : value.asText("");
    }

    /** These, and those of the other that are not among them. */
    public Properties orElse(Properties other) {
        if (other.values.isEmpty()) {
            return this;
        }
        Map<String, String> merged = new LinkedHashMap<>(other.values);
        merged.putAll(values);
        return new Properties(merged);
    }

    /** The text of a property; empty when there is none. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /** Whether a property says something: it is there and neither empty, "false" nor 0. */
    public boolean isOn(String name) {
        String value = text(name).strip();
        return !value.isEmpty() && !value.equalsIgnoreCase("false") && !value.equals("0");
    }

    /** All, by name; not to be changed. */
    public Map<String, String> all() {
        return values;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Properties that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
