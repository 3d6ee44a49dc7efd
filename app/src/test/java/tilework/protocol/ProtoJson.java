package tilework.protocol;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A message as proto3 JSON, as far as our messages need it, so that other languages can compare.
 */
final class ProtoJson {
    private ProtoJson() {}

    static String of(Message message) {
        return message(message, "") + "\n";
    }

    private static String message(Message message, String indent) {
        String inner = indent + "  ";
        String fields =
                message.getAllFields().entrySet().stream()
                        .map(it -> field(it.getKey(), it.getValue(), inner))
                        .collect(Collectors.joining(",\n"));
        return fields.isEmpty() ? "{}" : "{\n" + fields + "\n" + indent + "}";
    }

    private static String field(FieldDescriptor field, Object value, String indent) {
        return indent + '"' + field.getJsonName() + "\": " + value(value, indent);
    }

    private static String value(Object value, String indent) {
        return switch (value) {
            case Message message -> message(message, indent);
            case List<?> list ->
                    list.stream()
                            .map(it -> value(it, indent))
                            .collect(Collectors.joining(", ", "[", "]"));
            case EnumValueDescriptor name -> '"' + name.getName() + '"';
            case ByteString bytes ->
                    '"' + Base64.getEncoder().encodeToString(bytes.toByteArray()) + '"';
            case Integer number -> Integer.toString(number);
            case Boolean flag -> flag.toString();
            case String text -> quoted(text);
            default -> throw new IllegalArgumentException(value.getClass().getName());
        };
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(it -> json.append(escaped((char) it)));
        return json.append('"').toString();
    }

    private static String escaped(char it) {
        boolean plain = it >= ' ' && it < 127 && it != '"' && it != '\\';
        return plain ? String.valueOf(it) : String.format(Locale.ROOT, "\\u%04x", (int) it);
    }
}
