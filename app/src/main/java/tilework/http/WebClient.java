package tilework.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The built web client, read once at start: its addresses are exactly its files, so that no path
 * leads out of the folder. Immutable.
 */
public final class WebClient {
    private static final String INDEX = "/index.html";

    /** What the build names by its content. */
    private static final String NAMED_BY_CONTENT = "/assets/";

    private static final Map<String, String> MEDIA_TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("webp", "image/webp"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("wasm", "application/wasm"));

    private final Map<String, Asset> assets;

    private WebClient(Map<String, Asset> assets) {
        this.assets = assets;
    }

    /** All files of the folder; none when there is no folder. */
    public static WebClient in(Path folder) {
        Map<String, Asset> assets = new TreeMap<>();
        if (!Files.isDirectory(folder)) {
            return new WebClient(assets);
        }
        for (Path file : files(folder)) {
            String path = "/" + folder.relativize(file).toString().replace('\\', '/');
            if (!path.endsWith(".br") && !path.endsWith(".gz")) {
                assets.put(path, asset(path, file));
            }
        }
        Asset index = assets.get(INDEX);
        if (index != null) {
            assets.put("/", index);
        }
        return new WebClient(assets);
    }

    /** Whether there is a page to show. */
    public boolean isBuilt() {
        return assets.containsKey(INDEX);
    }

    @Nullable Asset at(String path) {
        return assets.get(path);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Asset asset(String path, Path file) {
        byte[] plain = bytes(file);
        CRC32C crc = new CRC32C();
        crc.update(plain);
        String tag = HexFormat.of().toHexDigits(crc.getValue() << 32 | plain.length);
        return new Asset(
                mediaType(path),
                tag,
                path.startsWith(NAMED_BY_CONTENT),
                plain,
                neighbor(file, ".gz"),
                neighbor(file, ".br"));
    }

    private static byte @Nullable [] neighbor(Path file, String ending) {
        Path neighbor = file.resolveSibling(file.getFileName() + ending);
        return Files.isRegularFile(neighbor) ? bytes(neighbor) : null;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String mediaType(String path) {
        String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return MEDIA_TYPES.getOrDefault(ending, "application/octet-stream");
    }
}
