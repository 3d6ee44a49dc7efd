package tilework.media.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One run of {@code livekit-server}, with its files in a folder that only we may read. */
final class ServerProcess {
    private static final String CONFIGURATION = "livekit.yaml";
    private static final String PID = "livekit.pid";
    private static final String LOG = "livekit.log";
    private static final long FIRST_WAIT_MILLIS = 300;
    private static final long SECOND_WAIT_MILLIS = 1500;

    private final Process process;
    private final Path folder;

    private ServerProcess(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
    }

    static Path log(Path folder) {
        return folder.resolve(LOG);
    }

    /** Starts it; one that an earlier office left behind in this folder is ended first. */
    static ServerProcess start(Path program, Path folder, String configuration)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        restrict(folder, "rwx------");
        endLeftOver(folder);
        Path file = folder.resolve(CONFIGURATION);
        writeSecret(file, configuration);
        writeSecret(folder.resolve(LOG), "");
        Process process =
                new ProcessBuilder(program.toString(), "--config", file.toAbsolutePath().toString())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log(folder).toFile()))
                        .start();
        Files.writeString(folder.resolve(PID), Long.toString(process.pid()));
        return new ServerProcess(process, folder);
    }

    private static void writeSecret(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file);
        restrict(file, "rw-------");
        Files.writeString(file, text);
    }

    private static void restrict(Path path, String permissions) throws IOException {
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        }
    }

    /** An office that was killed could not end its LiveKit. */
    static void endLeftOver(Path folder) throws IOException, InterruptedException {
        Path pid = folder.resolve(PID);
        if (!Files.isReadable(pid)) {
            return;
        }
        Optional<ProcessHandle> left = parse(Files.readString(pid)).flatMap(ProcessHandle::of);
        if (left.isPresent() && isOurs(left.get(), folder)) {
            end(left.get());
        }
        Files.deleteIfExists(pid);
    }

    private static Optional<Long> parse(String pid) {
        try {
            return Optional.of(Long.parseLong(pid.strip()));
        } catch (NumberFormatException notOurs) {
            return Optional.empty();
        }
    }

    /** A number may be that of another process by now. */
    private static boolean isOurs(ProcessHandle handle, Path folder) {
        String configuration = folder.resolve(CONFIGURATION).toAbsolutePath().toString();
        return handle.info().commandLine().orElse("").contains(configuration);
    }

    boolean waitFor(long millis) throws InterruptedException {
        return process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    /** Ends it, whoever is talking; takes 2 s at most. */
    void end() throws IOException, InterruptedException {
        end(process.toHandle());
        Files.deleteIfExists(folder.resolve(PID));
        Files.deleteIfExists(folder.resolve(CONFIGURATION));
    }

    /** At the first signal it waits for all to leave, at the second it ends. */
    private static void end(ProcessHandle handle) throws InterruptedException {
        handle.destroy();
        if (!isGone(handle, FIRST_WAIT_MILLIS)) {
            handle.destroy();
            if (!isGone(handle, SECOND_WAIT_MILLIS)) {
                handle.destroyForcibly();
                isGone(handle, SECOND_WAIT_MILLIS);
            }
        }
    }

    private static boolean isGone(ProcessHandle handle, long millis) throws InterruptedException {
        CompletableFuture<ProcessHandle> exit = handle.onExit();
        try {
            exit.get(millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException stillThere) {
            return false;
        } catch (ExecutionException bug) {
            return !handle.isAlive();
        }
    }
}
