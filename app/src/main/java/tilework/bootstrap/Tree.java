package tilework.bootstrap;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;

/** Finds folders that ship with the server, from wherever it is started. */
final class Tree {
    private static final int LEVELS = 4;

    private Tree() {}

    /** The folder as said if it is there; else the one beside the jar or above it. */
    static Path find(Path folder) {
        if (folder.isAbsolute() || Files.isDirectory(folder)) {
            return folder;
        }
        Path above = jarFolder();
        for (int level = 0; above != null && level < LEVELS; level++) {
            Path candidate = above.resolve(folder);
            if (Files.isDirectory(candidate)) {
                return candidate;
            }
            above = above.getParent();
        }
        return folder;
    }

    private static @Nullable Path jarFolder() {
        CodeSource source = Tree.class.getProtectionDomain().getCodeSource();
        URL jar = source == null ? null : source.getLocation();
        try {
            return jar == null ? null : Path.of(jar.toURI()).getParent();
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            return null;
        }
    }
}
