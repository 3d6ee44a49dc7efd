package tilework.media.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.engine.talk.MediaHealth;
import tilework.media.MediaServer;
import tilework.office.MediaState;

/**
 * Keeps a LiveKit server of our own running beside the office, on a thread of its own: builds it
 * where Go is, starts it, starts it again when it ends, and ends it with the office. Whoever opens
 * the office does not wait for it.
 */
public final class LocalLiveKit implements AutoCloseable {
    private static final long FIRST_PAUSE_MILLIS = 500;
    private static final long LONGEST_PAUSE_MILLIS = 10_000;

    /** It has run well if it has run for so long. */
    private static final long WELL_MILLIS = 30_000;

    private static final int ENDS_TO_COMPLAIN = 3;
    private static final Logger LOG = LoggerFactory.getLogger(LocalLiveKit.class);

    private final Program program;
    private final Path folder;
    private final LoopbackServer server;
    private final Consumer<String> operator;

    private volatile @Nullable MediaHealth hindrance =
            new MediaHealth(MediaState.STARTING, "Sound and video are starting.");

    private @Nullable Thread thread;

    /**
     * Takes free ports; nothing runs yet.
     *
     * @param folder for its configuration, log and process number
     * @param operator is told in a line when something takes long
     */
    public LocalLiveKit(
            Program program, Path folder, RandomGenerator chance, Consumer<String> operator)
            throws IOException {
        this.program = program;
        this.folder = folder;
        this.operator = operator;
        server = LoopbackServer.onFreePorts(chance);
    }

    public MediaServer server() {
        return server.asSeen();
    }

    /** Why it cannot be asked at present; null while it should answer. */
    public @Nullable MediaHealth hindrance() {
        return hindrance;
    }

    /** {@code webhookUrl}: where it tells the office of what happens. */
    public void start(String webhookUrl) {
        thread = Thread.ofVirtual().name("livekit").start(() -> run(webhookUrl));
    }

    private void run(String webhookUrl) {
        try {
            ServerProcess.endLeftOver(folder);
            Path found = findOrBuild();
            if (found != null) {
                keepRunning(found, server.configuration(webhookUrl));
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } catch (IOException failed) {
            LOG.error("livekit-server cannot be run", failed);
            hindrance =
                    new MediaHealth(
                            MediaState.DOWN,
                            "livekit-server cannot be run: " + failed.getMessage());
        }
    }

    private @Nullable Path findOrBuild() throws IOException, InterruptedException {
        Path found = program.find();
        if (found != null) {
            return found;
        }
        if (!program.isBuildable()) {
            hindrance =
                    new MediaHealth(
                            MediaState.OFF,
                            "There is no sound and no video: put livekit-server on PATH"
                                    + " (github.com/livekit/livekit/releases), or install Go"
                                    + " (go.dev/dl) to have it built, or set"
                                    + " TILEWORK_LIVEKIT_URL.");
            return null;
        }
        String building =
                "livekit-server is being built in the background (minutes, once);"
                        + " calls begin to work when it is up.";
        hindrance = new MediaHealth(MediaState.STARTING, building);
        operator.accept("Media: " + building);
        if (program.build()) {
            return program.find();
        }
        hindrance =
                new MediaHealth(
                        MediaState.OFF,
                        "livekit-server could not be built, the reason is in "
                                + program.buildLog()
                                + "; or put one on PATH.");
        return null;
    }

    private void keepRunning(Path found, String configuration)
            throws IOException, InterruptedException {
        long pauseMillis = FIRST_PAUSE_MILLIS;
        for (int endsInARow = 1; ; endsInARow++) {
            ServerProcess process = ServerProcess.start(found, folder, configuration);
            hindrance = null;
            try {
                if (!process.waitFor(WELL_MILLIS)) {
                    endsInARow = 0;
                    pauseMillis = FIRST_PAUSE_MILLIS;
                    while (!process.waitFor(Long.MAX_VALUE / 2)) {}
                }
            } finally {
                end(process);
            }
            LOG.warn("livekit-server has ended and is started again; its log is {}", log());
            if (endsInARow >= ENDS_TO_COMPLAIN) {
                hindrance =
                        new MediaHealth(
                                MediaState.DOWN,
                                "livekit-server ends whenever it is started; its log is " + log());
            }
            Thread.sleep(pauseMillis);
            pauseMillis = Math.min(LONGEST_PAUSE_MILLIS, 2 * pauseMillis);
        }
    }

    private static void end(ServerProcess process) throws IOException, InterruptedException {
        // Ended by an interrupt: the process has to be waited for all the same.
        boolean isClosed = Thread.interrupted();
        process.end();
        if (isClosed) {
            Thread.currentThread().interrupt();
        }
    }

    private Path log() {
        return ServerProcess.log(folder);
    }

    /** Ends it; takes 2 s at most. */
    @Override
    public void close() {
        Thread running = thread;
        if (running != null) {
            running.interrupt();
            try {
                running.join(java.time.Duration.ofSeconds(5));
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
