package tilework.maps;

/**
 * A way to write a map as TMX.
 *
 * @param encoding csv or base64
 * @param compression empty, zlib, gzip or zstd
 * @param infinite whether it is infinite
 * @param tileset inside, tsx or tsj
 */
record TmxFormat(String encoding, String compression, boolean infinite, String tileset) {
    String fileName() {
        return (infinite ? "infinite-" : "")
                + encoding
                + (compression.isEmpty() ? "" : "-" + compression)
                + "-"
                + tileset;
    }

    @Override
    public String toString() {
        return fileName();
    }
}
