package tilework.media;

import java.util.List;
import java.util.function.Supplier;
import livekit.LivekitModels.Room;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.MediaHealth;
import tilework.office.MediaState;

/** Finds out how LiveKit stands, look by look. One thread at a time; anybody may read. */
final class Standing {
    /** Not up by then, it is not merely starting. */
    static final long PATIENCE_NANOS = 10_000_000_000L;

    private static final int FAILURES = 2;

    private final LiveKitCalls calls;
    private final MediaServer server;
    private final Supplier<@Nullable MediaHealth> hindrance;
    private final long bornNanos;

    private volatile MediaHealth health;
    private boolean wasUp;
    private int failures;

    /** {@code hindrance}: why there can be no LiveKit at present, if its keeper knows. */
    Standing(
            LiveKitCalls calls,
            MediaServer server,
            Supplier<@Nullable MediaHealth> hindrance,
            long nowNanos) {
        this.calls = calls;
        this.server = server;
        this.hindrance = hindrance;
        bornNanos = nowNanos;
        health = new MediaHealth(MediaState.STARTING, "Sound and video are starting.");
    }

    MediaHealth health() {
        return health;
    }

    boolean isUp() {
        return health.state() == MediaState.UP;
    }

    /** What a look has found. {@code rooms}: all there are, when they were asked for. */
    record Look(boolean isChanged, @Nullable List<Room> rooms) {}

    /** {@code isThorough}: asks for all rooms, too, which only a LiveKit that is well can tell. */
    Look look(boolean isThorough, long nowNanos) {
        MediaHealth before = health;
        MediaHealth known = hindrance.get();
        if (known != null) {
            return set(before, known, null);
        }
        if (!calls.isAlive()) {
            failures++;
            return failures < FAILURES && wasUp
                    ? new Look(false, null)
                    : set(before, notThere(nowNanos), null);
        }
        if (!isThorough && isUp()) {
            failures = 0;
            return new Look(false, null);
        }
        return set(before, calls.allRooms(), nowNanos);
    }

    private Look set(MediaHealth before, Answer<List<Room>> answer, long nowNanos) {
        return switch (answer) {
            case Answer.Done<List<Room>>(List<Room> rooms) -> {
                wasUp = true;
                failures = 0;
                yield set(before, up(), rooms);
            }
            case Answer.Failed<List<Room>> failed when failed.isKeyRefused() ->
                    set(before, keyRefused(), null);
            case Answer.Failed<List<Room>> _,
                    Answer.Absent<List<Room>> _,
                    Answer.Held<List<Room>> _ -> {
                failures++;
                yield failures < FAILURES
                        ? new Look(false, null)
                        : set(before, notThere(nowNanos), null);
            }
        };
    }

    private Look set(MediaHealth before, MediaHealth now, @Nullable List<Room> rooms) {
        health = now;
        return new Look(!now.equals(before), rooms);
    }

    private MediaHealth up() {
        return new MediaHealth(
                MediaState.UP, "LiveKit answers at " + server.url() + ": people can talk.");
    }

    private MediaHealth keyRefused() {
        return new MediaHealth(
                MediaState.DOWN,
                "LiveKit at "
                        + server.url()
                        + " refuses the key: TILEWORK_LIVEKIT_KEY must be one of the keys in its"
                        + " configuration, as key:secret.");
    }

    private MediaHealth notThere(long nowNanos) {
        boolean isEarly = !wasUp && nowNanos - bornNanos < PATIENCE_NANOS;
        return isEarly
                ? new MediaHealth(MediaState.STARTING, "Sound and video are starting.")
                : new MediaHealth(
                        MediaState.DOWN,
                        "LiveKit does not answer at "
                                + server.url()
                                + ": nobody can talk until it does; walking goes on.");
    }
}
