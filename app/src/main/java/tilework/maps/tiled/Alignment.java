package tilework.maps.tiled;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which point of a tile object is its position. */
public enum Alignment {
    TOPLEFT(0, 0),
    TOP(0.5, 0),
    TOPRIGHT(1, 0),
    LEFT(0, 0.5),
    CENTER(0.5, 0.5),
    RIGHT(1, 0.5),
    BOTTOMLEFT(0, 1),
    BOTTOM(0.5, 1),
    BOTTOMRIGHT(1, 1);

    private final double x;
    private final double y;

    Alignment(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /** Tiled's word for it; "unspecified" is the bottom left on orthogonal maps. */
    static @Nullable Alignment of(String text) {
        if (text.equals("unspecified")) {
            return BOTTOMLEFT;
        }
        for (Alignment alignment : values()) {
            if (alignment.name().toLowerCase(Locale.ROOT).equals(text)) {
                return alignment;
            }
        }
        return null;
    }

    /** Where the top left of an object of this size is, seen from its position. */
    Point topLeft(double width, double height) {
        return new Point(-x * width, -y * height);
    }
}
