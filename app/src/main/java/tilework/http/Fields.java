package tilework.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.office.Token;
import tilework.world.avatar.Look;

/** Reads the fields of a body and remembers what is wrong with them. */
final class Fields {
    private static final int LONGEST_TOKEN = 200;
    private static final int MOST_INDEX = 63;

    private final JsonNode body;
    private final List<String> faults = new ArrayList<>();

    Fields(JsonNode body) {
        this.body = body;
    }

    /** What is wrong, in sentences; empty when nothing is. */
    String faults() {
        return String.join(" ", faults);
    }

    @Nullable String text(String name) {
        JsonNode node = body.path(name);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            faults.add(name + " must be text.");
            return null;
        }
        return node.textValue();
    }

    /** A token that cannot be one is read as one that nobody has. */
    @Nullable Token token(String name) {
        String text = text(name);
        if (text == null || text.isEmpty()) {
            return null;
        }
        return new Token(text.length() > LONGEST_TOKEN ? "" : text);
    }

    @Nullable Look look(String name) {
        JsonNode node = body.path(name);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isObject()) {
            faults.add(name + " must be an object.");
            return null;
        }
        return new Look(
                index(node, "skin"),
                index(node, "hair"),
                index(node, "hairColor"),
                index(node, "top"),
                index(node, "topColor"),
                index(node, "bottom"),
                index(node, "bottomColor"),
                index(node, "extra"));
    }

    private int index(JsonNode look, String part) {
        JsonNode node = look.path(part);
        if (node.isMissingNode()) {
            return 0;
        }
        boolean fits = node.isInt() && node.intValue() >= 0 && node.intValue() <= MOST_INDEX;
        if (!fits) {
            faults.add(part + " must be a whole number from 0 to " + MOST_INDEX + ".");
            return 0;
        }
        return node.intValue();
    }
}
