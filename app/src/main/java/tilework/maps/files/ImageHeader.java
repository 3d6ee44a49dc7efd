package tilework.maps.files;

import org.jspecify.annotations.Nullable;

/**
 * What the first bytes of an image say.
 *
 * @param extension png, jpg, gif or webp
 * @param width in pixels
 * @param height in pixels
 */
record ImageHeader(String extension, int width, int height) {
    /** Reads a header by its magic bytes; null when it is none of the four kinds, or cut off. */
    static @Nullable ImageHeader read(byte[] b) {
        if (starts(b, 0, "\u0089PNG\r\n\u001a\n") && starts(b, 12, "IHDR") && b.length >= 24) {
            return new ImageHeader("png", big(b, 16, 4), big(b, 20, 4));
        }
        if ((starts(b, 0, "GIF87a") || starts(b, 0, "GIF89a")) && b.length >= 10) {
            return new ImageHeader("gif", little(b, 6, 2), little(b, 8, 2));
        }
        if (starts(b, 0, "RIFF") && starts(b, 8, "WEBP") && b.length >= 30) {
            return webp(b);
        }
        return starts(b, 0, "\u00ff\u00d8\u00ff") ? jpeg(b) : null;
    }

    private static @Nullable ImageHeader webp(byte[] b) {
        if (starts(b, 12, "VP8X")) {
            return new ImageHeader("webp", little(b, 24, 3) + 1, little(b, 27, 3) + 1);
        }
        if (starts(b, 12, "VP8 ")) {
            return new ImageHeader("webp", little(b, 26, 2) & 0x3FFF, little(b, 28, 2) & 0x3FFF);
        }
        if (starts(b, 12, "VP8L")) {
            int bits = little(b, 21, 4);
            return new ImageHeader("webp", (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1);
        }
        return null;
    }

    /** Walks the segments up to the frame header (SOF), ITU T.81 annex B. */
    private static @Nullable ImageHeader jpeg(byte[] b) {
        int at = 2;
        while (at + 9 <= b.length && (b[at] & 0xFF) == 0xFF) {
            int marker = b[at + 1] & 0xFF;
            boolean frame = marker >= 0xC0 && marker <= 0xCF;
            if (frame && marker != 0xC4 && marker != 0xC8 && marker != 0xCC) {
                return new ImageHeader("jpg", big(b, at + 7, 2), big(b, at + 5, 2));
            }
            at += marker == 0xFF ? 1 : 2 + big(b, at + 2, 2);
        }
        return null;
    }

    private static boolean starts(byte[] bytes, int at, String magic) {
        for (int i = 0; i < magic.length(); i++) {
            if (at + i >= bytes.length || (bytes[at + i] & 0xFF) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static int big(byte[] b, int at, int length) {
        int value = 0;
        for (int i = 0; i < length && at + i < b.length; i++) {
            value = (value << 8) | (b[at + i] & 0xFF);
        }
        return value;
    }

    private static int little(byte[] b, int at, int length) {
        int value = 0;
        for (int i = length - 1; i >= 0; i--) {
            value = (value << 8) | (b[at + i] & 0xFF);
        }
        return value;
    }
}
