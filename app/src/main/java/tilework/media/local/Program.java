package tilework.media.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The program {@code livekit-server}: on PATH, built before, or to be built.
 *
 * @param searchPath folders, as in PATH
 * @param cache folder of what is built, beside the tree
 * @param module folder of the Go module that builds it
 */
public record Program(String searchPath, Path cache, Path module) {
    public static final String NAME = "livekit-server";

    private static final String PACKAGE = "github.com/livekit/livekit-server/cmd/server";
    private static final long BUILD_LIMIT_MINUTES = 30;

    /** As the environment of this process says, in the tree that {@code module} is of. */
    public static Program ofTree(Path module) {
        Path root = module.toAbsolutePath().normalize().resolve("../..").normalize();
        String path = System.getenv().getOrDefault("PATH", "");
        return new Program(path, root.resolve(".cache"), module.toAbsolutePath().normalize());
    }

    /** Where it is, if it is there. */
    public @Nullable Path find() {
        Path onPath = onPath(NAME);
        Path built = built();
        return onPath == null && Files.isExecutable(built) ? built : onPath;
    }

    private Path built() {
        return cache.resolve(NAME);
    }

    /** Whether it can be built here. */
    public boolean isBuildable() {
        return Files.isReadable(module.resolve("go.mod")) && onPath("go") != null;
    }

    /** What is written while it is built. */
    Path buildLog() {
        return cache.resolve("build-livekit.log");
    }

    /**
     * Builds it, with the least claim on the processor; takes minutes the first time. Answers
     * whether it is there now.
     */
    boolean build() throws IOException, InterruptedException {
        Files.createDirectories(cache);
        Path unfinished = cache.resolve(NAME + ".unfinished");
        List<String> build =
                List.of(
                        String.valueOf(onPath("go")),
                        "build",
                        "-o",
                        unfinished.toString(),
                        PACKAGE);
        Process process =
                new ProcessBuilder(onPath("nice") == null ? build : gently(build))
                        .directory(module.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(buildLog().toFile())
                        .start();
        try {
            boolean isBuilt =
                    process.waitFor(BUILD_LIMIT_MINUTES, TimeUnit.MINUTES)
                            && process.exitValue() == 0;
            if (isBuilt) {
                Files.move(unfinished, built(), StandardCopyOption.ATOMIC_MOVE);
            }
            return isBuilt;
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }

    private static List<String> gently(List<String> command) {
        return Stream.concat(Stream.of("nice", "-n", "19"), command.stream()).toList();
    }

    private @Nullable Path onPath(String program) {
        return Arrays.stream(searchPath.split(File.pathSeparator, -1))
                .filter(it -> !it.isBlank())
                .map(it -> Path.of(it).resolve(program))
                .filter(it -> Files.isRegularFile(it) && Files.isExecutable(it))
                .findFirst()
                .orElse(null);
    }
}
