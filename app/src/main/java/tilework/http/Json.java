package tilework.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Bodies in JSON. Strict: no duplicate names, nothing after the end, little nesting. */
final class Json {
    static final int BODY_LIMIT_BYTES = 16 * 1024;
    private static final int DEEPEST = 8;
    private static final ObjectMapper MAPPER = mapper();

    private Json() {}

    private static ObjectMapper mapper() {
        JsonFactory factory =
                JsonFactory.builder()
                        .streamReadConstraints(
                                StreamReadConstraints.builder()
                                        .maxNestingDepth(DEEPEST)
                                        .maxStringLength(BODY_LIMIT_BYTES)
                                        .maxNumberLength(20)
                                        .build())
                        .build();
        return new ObjectMapper(factory)
                .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);
    }

    static byte[] bytes(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException ourOwnRecordsCanBeWritten) {
            throw new IllegalStateException(ourOwnRecordsCanBeWritten);
        }
    }

    /** Answers 200 with the value, not to be cached. */
    static void send(Context context, Object value) {
        context.contentType("application/json")
                .header("Cache-Control", "no-store")
                .result(bytes(value));
    }

    /** The request's body, an object; absent when it is none, and then that is answered. */
    static @Nullable JsonNode object(Context context) throws IOException {
        // Not contentType(), which fails on a charset that it does not know.
        if (!isJson(context.header("Content-Type"))) {
            Problem.of(
                            415,
                            "not-json",
                            "The body is not JSON",
                            "Content-Type must be application/json.")
                    .send(context);
            return null;
        }
        byte[] body = body(context);
        JsonNode node = body == null ? null : parse(body);
        if (body != null && node == null) {
            Problem.malformed("The body must be one JSON object.").send(context);
        }
        return node;
    }

    private static boolean isJson(@Nullable String contentType) {
        if (contentType == null) {
            return false;
        }
        int end = contentType.indexOf(';');
        String type = end < 0 ? contentType : contentType.substring(0, end);
        return type.strip().equalsIgnoreCase("application/json");
    }

    /** The body as it came; null when it is too large, and then that is what is answered. */
    static byte @Nullable [] body(Context context) throws IOException {
        if (context.contentLength() <= BODY_LIMIT_BYTES) {
            byte[] body = context.req().getInputStream().readNBytes(BODY_LIMIT_BYTES + 1);
            if (body.length <= BODY_LIMIT_BYTES) {
                return body;
            }
        }
        // What is left of the body is not read.
        context.header("Connection", "close");
        Problem.tooLarge(BODY_LIMIT_BYTES).send(context);
        return null;
    }

    private static @Nullable JsonNode parse(byte[] body) {
        try {
            JsonNode node = MAPPER.readTree(body);
            return node != null && node.isObject() ? node : null;
        } catch (IOException malformed) {
            return null;
        }
    }
}
