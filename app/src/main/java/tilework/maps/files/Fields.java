package tilework.maps.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;

/**
 * The fields of one JSON object, checked while they are read: each that is not what it must be is a
 * fault with its path, and reads as the fallback.
 */
public final class Fields {
    private static final double MAX_PIXELS = 1e7;

    private final ObjectNode node;
    private final String path;
    private final Faults faults;

    private Fields(ObjectNode node, String path, Faults faults) {
        this.node = node;
        this.path = path;
        this.faults = faults;
    }

    /** The root object of a file. */
    public static Fields of(ObjectNode root, Faults faults) {
        return new Fields(root, "", faults);
    }

    /** The same fields; faults go to another view from here on. */
    public Fields reporting(Faults other) {
        return new Fields(node, path, other);
    }

    /** The fields of another object at the same place. */
    public Fields over(ObjectNode other) {
        return new Fields(other, path, faults);
    }

    public Faults faults() {
        return faults;
    }

    public ObjectNode node() {
        return node;
    }

    public boolean has(String name) {
        return node.hasNonNull(name);
    }

    private JsonNode get(String name) {
        JsonNode value = node.get(name);
        return value == null || value.isNull() ? MissingNode.getInstance() : value;
    }

    public String text(String name, String fallback) {
        JsonNode value = get(name);
        if (!value.isMissingNode() && !value.isTextual()) {
            wrong(name, "text", value);
        }
        return value.isTextual() ? value.textValue() : fallback;
    }

    public boolean flag(String name, boolean fallback) {
        JsonNode value = get(name);
        if (!value.isMissingNode() && !value.isBoolean()) {
            wrong(name, "true or false", value);
        }
        return value.isBoolean() ? value.booleanValue() : fallback;
    }

    /** A whole number in a range. */
    public long whole(String name, long min, long max, long fallback) {
        JsonNode value = get(name);
        if (value.isMissingNode()) {
            return fallback;
        }
        double number = value.isNumber() ? value.doubleValue() : Double.NaN;
        if (number == Math.rint(number) && number >= min && number <= max) {
            return (long) number;
        }
        wrong(name, "a whole number from " + min + " to " + max, value);
        return fallback;
    }

    /** A whole number that must be there. */
    public int size(String name, int min, int max) {
        if (!has(name)) {
            wrong(name, "a whole number from " + min + " to " + max, null);
        }
        return (int) whole(name, min, max, min);
    }

    /** A number of pixels, degrees or shares. */
    public double number(String name, double fallback) {
        JsonNode value = get(name);
        if (value.isMissingNode()) {
            return fallback;
        }
        double number = value.isNumber() ? value.doubleValue() : Double.NaN;
        if (Math.abs(number) <= MAX_PIXELS) {
            return number;
        }
        wrong(name, "a number from -10,000,000 to 10,000,000", value);
        return fallback;
    }

    /** The object under a name; null when there is none, with a fault when it is something else. */
    public @Nullable Fields object(String name) {
        JsonNode value = get(name);
        if (value instanceof ObjectNode object) {
            return new Fields(object, path(name), faults);
        }
        if (!value.isMissingNode()) {
            wrong(name, "an object", value);
        }
        return null;
    }

    /** The objects of an array, in order. */
    public List<Fields> list(String name) {
        JsonNode value = get(name);
        if (!value.isMissingNode() && !value.isArray()) {
            wrong(name, "an array", value);
        }
        List<Fields> items = new ArrayList<>(value.size());
        for (int i = 0; value.isArray() && i < value.size(); i++) {
            if (value.get(i) instanceof ObjectNode object) {
                items.add(new Fields(object, path(name) + "[" + i + "]", faults));
            } else {
                wrong(name + "[" + i + "]", "an object", value.get(i));
            }
        }
        return items;
    }

    /** The raw value, missing when it is absent or null. */
    public JsonNode raw(String name) {
        return get(name);
    }

    /** Reports a field. */
    public void wrong(String name, String wanted, @Nullable JsonNode found) {
        JsonNode shown = found == null ? JsonNodeFactory.instance.nullNode() : found;
        String text = found == null ? "missing" : shortly(shown);
        faults.error(path(name) + " must be " + wanted + " but was " + text);
    }

    private static String shortly(JsonNode value) {
        boolean whole = value.isNumber() && value.doubleValue() == (long) value.doubleValue();
        String text =
                value.isContainerNode()
                        ? value.getNodeType().toString()
                        : whole ? Long.toString(value.longValue()) : value.asText();
        String clean = text.replaceAll("\\p{Cntrl}", " ");
        return "'" + (clean.length() > 60 ? clean.substring(0, 60) + "..." : clean) + "'";
    }

    private String path(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
