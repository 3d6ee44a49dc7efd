package tilework.maps.tiled;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A color that a layer is multiplied with: each part 0 to 255. */
public record Tint(int red, int green, int blue, int alpha) {
    public static final Tint NONE = new Tint(255, 255, 255, 255);

    /** Reads #RGB, #RRGGBB or #AARRGGBB, the "#" optional; null when it is none of these. */
    public static @Nullable Tint parse(String text) {
        String hex = text.startsWith("#") ? text.substring(1) : text;
        if (!hex.matches("[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}")) {
            return null;
        }
        String full = hex.length() == 3 ? hex.replaceAll("(.)", "$1$1") : hex;
        long argb = Long.parseLong(full, 16) | (full.length() == 8 ? 0 : 0xFF00_0000L);
        return new Tint(part(argb, 16), part(argb, 8), part(argb, 0), part(argb, 24));
    }

    private static int part(long argb, int shift) {
        return (int) (argb >> shift) & 0xFF;
    }

    Tint times(Tint other) {
        return new Tint(
                red * other.red / 255,
                green * other.green / 255,
                blue * other.blue / 255,
                alpha * other.alpha / 255);
    }

    /** The color without its alpha, as #rrggbb. */
    public String rgb() {
        return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
    }

    /** Whether it leaves colors as they are. */
    public boolean isWhite() {
        return red == 255 && green == 255 && blue == 255;
    }
}
