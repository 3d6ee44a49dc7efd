package tilework.maps.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import javax.xml.stream.XMLStreamReader;

/** How the elements and attributes of Tiled's XML are called in Tiled's JSON. */
final class XmlShapes {
    private static final Set<String> NUMBERS =
            Set.of(
                    "tilewidth",
                    "tileheight",
                    "spacing",
                    "margin",
                    "tilecount",
                    "columns",
                    "x",
                    "y",
                    "width",
                    "height",
                    "id",
                    "tileid",
                    "duration",
                    "firstgid",
                    "rotation",
                    "gid",
                    "opacity");
    private static final Set<String> NAMED = Set.of("tileoffset", "object", "tileset", "text");
    private static final Set<String> MARKS = Set.of("ellipse", "point", "capsule");

    private XmlShapes() {}

    static ObjectNode attributes(XMLStreamReader reader) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            String name = reader.getAttributeLocalName(i);
            node.set(name, attribute(name, reader.getAttributeValue(i)));
        }
        return node;
    }

    private static JsonNode attribute(String name, String value) {
        if (NUMBERS.contains(name)) {
            return number(value);
        }
        if (name.equals("visible")) {
            return JsonNodeFactory.instance.booleanNode(!value.equals("0"));
        }
        return JsonNodeFactory.instance.textNode(value);
    }

    private static JsonNode number(String value) {
        try {
            return JsonNodeFactory.instance.numberNode(Double.parseDouble(value));
        } catch (NumberFormatException e) {
            return JsonNodeFactory.instance.textNode(value);
        }
    }

    static void attach(ObjectNode parent, String name, ObjectNode child) {
        if (NAMED.contains(name)) {
            parent.set(name, child);
        } else if (MARKS.contains(name)) {
            parent.put(name, true);
        } else {
            attachShaped(parent, name, child);
        }
    }

    private static void attachShaped(ObjectNode parent, String name, ObjectNode child) {
        switch (name) {
            case "property", "frame" -> parent.withArray("/items").add(child);
            case "properties", "animation" -> parent.set(name, child.withArray("/items"));
            case "tile" -> parent.withArray("/tiles").add(child);
            case "polygon", "polyline" -> parent.set(name, points(child.path("points").asText()));
            case "image" -> image(parent, child);
            default -> {}
        }
    }

    private static void image(ObjectNode parent, ObjectNode image) {
        parent.put("image", image.path("source").asText());
        parent.set("imagewidth", image.path("width"));
        parent.set("imageheight", image.path("height"));
        String trans = image.path("trans").asText();
        if (!trans.isEmpty()) {
            parent.put("transparentcolor", trans.startsWith("#") ? trans : "#" + trans);
        }
    }

    private static ArrayNode points(String text) {
        ArrayNode points = JsonNodeFactory.instance.arrayNode();
        for (String pair : text.split(" ", -1)) {
            int comma = pair.indexOf(',');
            if (comma > 0) {
                ObjectNode point = points.addObject();
                point.set("x", number(pair.substring(0, comma)));
                point.set("y", number(pair.substring(comma + 1)));
            }
        }
        return points;
    }

    /** A property of several lines has its value as text; a text object has its words so. */
    static void text(ObjectNode node, String text) {
        if (!text.isBlank() && !node.has("value") && node.has("name")) {
            node.put("value", text);
        }
    }
}
