package tilework.maps.tiled;

import tilework.maps.files.Fields;

/** Reads colors. */
final class Colors {
    private Colors() {}

    /** A color as #rrggbb; empty when there is none, with a fault when it is not one. */
    static String rgb(Fields fields, String name) {
        return fields.has(name) ? tint(fields, name).rgb() : "";
    }

    /** A color; white when there is none, with a fault when it is not one. */
    static Tint tint(Fields fields, String name) {
        String text = fields.text(name, "");
        if (text.isEmpty()) {
            return Tint.NONE;
        }
        Tint tint = Tint.parse(text);
        if (tint == null) {
            fields.wrong(name, "a color such as #ff8000", fields.raw(name));
            return Tint.NONE;
        }
        return tint;
    }
}
