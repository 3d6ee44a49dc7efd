package tilework.maps;

import io.airlift.compress.v3.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Writes the tiles of a layer in one of Tiled's ways. */
final class TmxData {
    private static final int CHUNK = 16;

    private final TmxFormat format;
    private final Tiles tiles;

    TmxData(TmxFormat format, Tiles tiles) {
        this.format = format;
        this.tiles = tiles;
    }

    /** The gid at a column and row. */
    interface Tiles {
        long at(int column, int row);
    }

    /** The data element of a layer of this size, which fits one chunk. */
    String element(int columns, int rows) {
        String compression = format.compression();
        String packed = compression.isEmpty() ? "" : "' compression='" + compression;
        String start = "<data encoding='" + format.encoding() + packed + "'>";
        if (!format.infinite()) {
            return start + data(columns, rows, columns, rows) + "</data>";
        }
        return start
                + "<chunk x='"
                + Sample.LEFT
                + "' y='"
                + Sample.TOP
                + "' width='16' height='16'>"
                + data(CHUNK, CHUNK, columns, rows)
                + "</chunk></data>";
    }

    private String data(int width, int height, int columns, int rows) {
        StringBuilder csv = new StringBuilder();
        ByteBuffer bytes = ByteBuffer.allocate(width * height * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < width * height; i++) {
            boolean inside = i % width < columns && i / width < rows;
            long gid = inside ? tiles.at(i % width, i / width) : 0;
            csv.append(i == 0 ? "" : ",").append(gid);
            bytes.putInt((int) gid);
        }
        return format.encoding().equals("csv") ? csv.toString() : base64(bytes.array());
    }

    private String base64(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out =
                switch (format.compression()) {
                    case "zlib" -> new DeflaterOutputStream(packed);
                    case "gzip" -> new GZIPOutputStream(packed);
                    case "zstd" -> new ZstdOutputStream(packed);
                    default -> packed;
                }) {
            out.write(bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }
}
