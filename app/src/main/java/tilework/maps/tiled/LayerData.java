package tilework.maps.tiled;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.POJONode;
import io.airlift.compress.v3.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.files.Fields;
import tilework.maps.files.Numbers;

/**
 * The tile numbers of one layer or chunk, in any of Tiled's ways to write them. Never takes more
 * memory than the tiles need, whatever compressed data says.
 */
final class LayerData {
    private final String encoding;
    private final String compression;
    private final Faults faults;

    /** How a layer, and so each of its chunks, is written. */
    LayerData(Fields layer) {
        this.encoding = layer.text("encoding", "");
        this.compression = layer.text("compression", "");
        this.faults = layer.faults();
    }

    /** The gids of this many tiles; null and a fault when they cannot be had. */
    int @Nullable [] read(Fields holder, int tiles) {
        JsonNode data = holder.raw("data");
        if (data instanceof POJONode pojo && pojo.getPojo() instanceof Numbers numbers) {
            return csv(numbers, tiles);
        }
        if (data.isTextual()) {
            return base64(data.textValue(), tiles);
        }
        holder.wrong("data", "an array of tile numbers or base64 text", data);
        return null;
    }

    private int @Nullable [] csv(Numbers numbers, int tiles) {
        if (numbers.size() != tiles) {
            faults.error("data must hold " + tiles + " tile numbers but holds " + numbers.size());
            return null;
        }
        if (numbers.firstBad() >= 0) {
            faults.error(
                    "data must hold whole numbers from 0 to 4294967295 but number "
                            + (numbers.firstBad() + 1)
                            + " of it is none");
            return null;
        }
        return numbers.toArray();
    }

    private int @Nullable [] base64(String text, int tiles) {
        if (!encoding.isEmpty() && !encoding.equals("base64")) {
            faults.error("encoding must be csv or base64 but was '" + encoding + "'");
            return null;
        }
        byte[] packed;
        try {
            packed = Base64.getMimeDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            faults.error("data is not base64: " + e.getMessage());
            return null;
        }
        byte[] bytes = unpack(packed, tiles * 4);
        return bytes == null ? null : ints(bytes, tiles);
    }

    private byte @Nullable [] unpack(byte[] packed, int expected) {
        try (InputStream in = stream(packed)) {
            if (in == null) {
                return null;
            }
            byte[] bytes = in.readNBytes(expected + 1);
            if (bytes.length == expected) {
                return bytes;
            }
            faults.error(
                    "data must unpack to "
                            + expected
                            + " bytes (4 a tile) but has "
                            + (bytes.length > expected ? "more" : bytes.length));
        } catch (IOException | RuntimeException e) {
            // The Zstandard decoder answers some broken input with unchecked exceptions.
            faults.error("data cannot be unpacked as " + compression + ": it is damaged");
        }
        return null;
    }

    private @Nullable InputStream stream(byte[] packed) throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(packed);
        return switch (compression) {
            case "" -> bytes;
            case "zlib" -> new InflaterInputStream(bytes);
            case "gzip" -> new GZIPInputStream(bytes);
            case "zstd" -> new ZstdInputStream(bytes);
            default -> {
                faults.error(
                        "compression must be none, zlib, gzip or zstd but was '"
                                + compression
                                + "'");
                yield null;
            }
        };
    }

    private static int[] ints(byte[] bytes, int tiles) {
        int[] gids = new int[tiles];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(gids);
        return gids;
    }
}
