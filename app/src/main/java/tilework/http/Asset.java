package tilework.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that are sent as they are, also in smaller forms if there are some. Immutable: the bytes
 * are not to be changed.
 *
 * @param tag names the content
 * @param forever whether the address names the content, so that nobody needs to ask again
 */
@SuppressWarnings("ArrayRecordComponent") // shared by all requests
record Asset(
        String mediaType,
        String tag,
        boolean forever,
        byte[] plain,
        byte @Nullable [] gzip,
        byte @Nullable [] brotli) {

    /** With a gzip form, made here, once. */
    static Asset compressed(String mediaType, String tag, boolean forever, byte[] plain) {
        return new Asset(mediaType, tag, forever, plain, gzipped(plain), null);
    }

    Asset keptForever() {
        return new Asset(mediaType, tag, true, plain, gzip, brotli);
    }

    private static byte[] gzipped(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 4 + 64);
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(plain);
        } catch (IOException memoryDoesNotFail) {
            throw new UncheckedIOException(memoryDoesNotFail);
        }
        return bytes.toByteArray();
    }

    /** Answers with the smallest form that the client reads, or 304 when it has the content. */
    void send(Context context) {
        String etag = "W/\"" + tag + "\"";
        context.header("ETag", etag);
        context.header(
                "Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
        if (gzip != null || brotli != null) {
            context.header("Vary", "Accept-Encoding");
        }
        if (has(context.header("If-None-Match"), etag)) {
            context.status(304);
            return;
        }
        byte[] body = plain;
        String reads = context.header("Accept-Encoding");
        if (brotli != null && accepts(reads, "br")) {
            context.header("Content-Encoding", "br");
            body = brotli;
        } else if (gzip != null && accepts(reads, "gzip")) {
            context.header("Content-Encoding", "gzip");
            body = gzip;
        }
        context.res().setContentLength(body.length);
        context.contentType(mediaType).result(body);
    }

    private static boolean has(@Nullable String ifNoneMatch, String etag) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(",", -1))
                        .map(String::strip)
                        .anyMatch(it -> it.equals(etag) || it.equals("*"));
    }

    private static boolean accepts(@Nullable String acceptEncoding, String coding) {
        return acceptEncoding != null
                && Arrays.stream(acceptEncoding.toLowerCase(Locale.ROOT).split(",", -1))
                        .map(it -> it.replace(" ", ""))
                        .anyMatch(it -> isOf(it, coding));
    }

    /** {@code gzip} or {@code gzip;q=0.5}, but not {@code gzip;q=0}. */
    private static boolean isOf(String entry, String coding) {
        return entry.equals(coding)
                || (entry.startsWith(coding + ";") && !entry.matches(".*;q=0(\\.0*)?"));
    }
}
