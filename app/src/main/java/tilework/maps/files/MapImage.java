package tilework.maps.files;

import java.util.Locale;

/**
 * An image that a map is drawn with, known by its content. Immutable: the bytes are not to be
 * changed.
 *
 * @param hash of the bytes, hexadecimal
 * @param extension png, jpg, gif or webp, by its first bytes
 * @param width in pixels
 * @param height in pixels
 * @param bytes the file
 */
@SuppressWarnings("ArrayRecordComponent") // shared by all who serve it; a copy each would be waste
public record MapImage(String hash, String extension, int width, int height, byte[] bytes) {
    /** Longest side of an image, which is what browsers draw. */
    public static final int MAX_SIDE_PIXELS = 16_384;

    /** File name by which clients ask for it. */
    public String fileName() {
        return hash + "." + extension;
    }

    /** Path by which clients ask for it. */
    public String url() {
        return "/map-images/" + fileName();
    }

    public String mediaType() {
        return "image/" + (extension.equals("jpg") ? "jpeg" : extension.toLowerCase(Locale.ROOT));
    }
}
