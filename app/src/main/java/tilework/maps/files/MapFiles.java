package tilework.maps.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;

/**
 * Reads files of one folder and nothing else: a path that leads out of it, by dots or by a link, is
 * refused. Files are bounded.
 */
public final class MapFiles {
    /** Longest file that is read. */
    public static final int MAX_FILE_BYTES = 32 * 1024 * 1024;

    private final Path root;

    private MapFiles(Path root) {
        this.root = root;
    }

    /** The files below an existing folder. */
    public static MapFiles below(Path folder) throws IOException {
        return new MapFiles(folder.toRealPath());
    }

    /**
     * The path, below the folder and with forward slashes, of a file that is named relative to
     * another one; null and a fault when it must not be read.
     */
    public @Nullable String resolve(String from, String reference, Faults faults) {
        String slashes = reference.replace('\\', '/');
        if (slashes.isBlank() || slashes.contains("://") || slashes.indexOf('\0') >= 0) {
            faults.error("a file of the maps folder is needed but was '" + reference + "'");
            return null;
        }
        try {
            return inside(from, slashes, faults);
        } catch (InvalidPathException e) {
            faults.error("'" + reference + "' is not a file name: " + e.getReason());
            return null;
        }
    }

    private @Nullable String inside(String from, String reference, Faults faults) {
        boolean absolute = reference.startsWith("/") || reference.matches("[A-Za-z]:.*");
        Path target = root.resolve(from).resolveSibling(reference).normalize();
        if (absolute || !target.startsWith(root) || target.equals(root)) {
            faults.error(
                    "'"
                            + reference
                            + "' lies outside of the maps folder; copy the file into it and use"
                            + " a relative path");
            return null;
        }
        return root.relativize(target).toString().replace('\\', '/');
    }

    /** The bytes of a file of the folder; null and a fault when it cannot be had. */
    public byte @Nullable [] read(String path, Faults faults) {
        try {
            Path real = root.resolve(path).toRealPath();
            if (!real.startsWith(root)) {
                faults.error("'" + path + "' is a link out of the maps folder; copy the file");
                return null;
            }
            if (!Files.isRegularFile(real)) {
                faults.error("'" + path + "' is not a file");
                return null;
            }
            return readBounded(real, path, faults);
        } catch (IOException | InvalidPathException e) {
            faults.error("'" + path + "' is missing or cannot be read");
            return null;
        }
    }

    private static byte @Nullable [] readBounded(Path real, String path, Faults faults)
            throws IOException {
        try (InputStream in = Files.newInputStream(real)) {
            byte[] bytes = in.readNBytes(MAX_FILE_BYTES + 1);
            if (bytes.length > MAX_FILE_BYTES) {
                faults.error("'" + path + "' must have at most 32 MB but has " + Files.size(real));
                return null;
            }
            return bytes;
        }
    }
}
