package tilework.maps.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;

/**
 * JSON bytes as a tree of bounded depth and size. Arrays of numbers under the name "data", which
 * hold nearly all of a map, become {@link Numbers}: 4 bytes a tile instead of an object.
 */
public final class JsonTree {
    /** Deepest nesting; a group of layers takes 2. */
    static final int MAX_DEPTH = 120;

    /** Most values outside of tile data, so that a file of 32 MB cannot take gigabytes. */
    static final int MAX_VALUES = 500_000;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(MAX_DEPTH)
                                    .maxStringLength(MapFiles.MAX_FILE_BYTES)
                                    .maxNumberLength(100)
                                    .maxNameLength(1_000)
                                    .build())
                    .build();

    private final JsonParser parser;
    private int values;

    private JsonTree(JsonParser parser) {
        this.parser = parser;
    }

    /** The object in these bytes; null and a fault when they are not JSON or no object. */
    public static @Nullable ObjectNode read(byte[] bytes, Faults faults) {
        try (JsonParser parser = FACTORY.createParser(bytes)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                ObjectNode tree = new JsonTree(parser).object();
                if (parser.nextToken() == null) {
                    return tree;
                }
                faults.error("there is text after the end of the JSON object");
                return null;
            }
            faults.error("the file must hold a JSON object, as Tiled saves it");
        } catch (TooManyValuesException e) {
            faults.error("the file must hold at most " + MAX_VALUES + " values besides tile data");
        } catch (JsonProcessingException e) {
            faults.error("this is not JSON: " + reason(e));
        } catch (IOException e) {
            faults.error("this is not JSON: its characters cannot be read as UTF-8");
        }
        return null;
    }

    private static String reason(JsonProcessingException e) {
        String where =
                e.getLocation() == null
                        ? ""
                        : "line "
                                + e.getLocation().getLineNr()
                                + ", column "
                                + e.getLocation().getColumnNr()
                                + ": ";
        return where + firstSentence(e.getOriginalMessage());
    }

    private static String firstSentence(@Nullable String message) {
        return message == null ? "unknown" : message.lines().findFirst().orElse("unknown");
    }

    private ObjectNode object() throws IOException {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            JsonToken token = parser.nextToken();
            boolean data = name.equals("data") && token == JsonToken.START_ARRAY;
            node.set(name, data ? data() : value(token));
        }
        return node;
    }

    private JsonNode data() throws IOException {
        JsonToken token = parser.nextToken();
        if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
            return array(token);
        }
        Numbers numbers = new Numbers();
        while (token != JsonToken.END_ARRAY) {
            boolean whole = token == JsonToken.VALUE_NUMBER_INT && parser.getTextLength() <= 10;
            numbers.add(whole ? parser.getLongValue() : Numbers.BAD);
            parser.skipChildren();
            token = parser.nextToken();
        }
        return JsonNodeFactory.instance.pojoNode(numbers);
    }

    private ArrayNode array(JsonToken first) throws IOException {
        ArrayNode node = JsonNodeFactory.instance.arrayNode();
        for (JsonToken t = first; t != JsonToken.END_ARRAY; t = parser.nextToken()) {
            node.add(value(t));
        }
        return node;
    }

    private JsonNode value(JsonToken token) throws IOException {
        if (++values > MAX_VALUES) {
            throw new TooManyValuesException();
        }
        JsonNodeFactory make = JsonNodeFactory.instance;
        return switch (token) {
            case START_OBJECT -> object();
            case START_ARRAY -> array(parser.nextToken());
            case VALUE_STRING -> make.textNode(parser.getText());
            case VALUE_TRUE -> make.booleanNode(true);
            case VALUE_FALSE -> make.booleanNode(false);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> make.numberNode(parser.getDoubleValue());
            default -> make.nullNode();
        };
    }

    /** The file holds more values than is sane. */
    private static final class TooManyValuesException extends IOException {
        private static final long serialVersionUID = 1;
    }
}
