package tilework.ops;

import java.nio.file.Path;
import tilework.config.MediaSettings;
import tilework.config.Settings;
import tilework.engine.talk.MediaHealth;
import tilework.media.MediaProbe;
import tilework.media.MediaServer;
import tilework.media.local.Program;
import tilework.office.MediaState;

/** What there is of sound and video. */
record MediaCheck(Settings settings, Program program) implements Check {
    @Override
    public Finding look() {
        return switch (settings.media()) {
            case MediaSettings.Off _ -> Finding.ok("LiveKit: off, as TILEWORK_LIVEKIT_URL says.");
            case MediaSettings.Own _ when settings.listening().publicUrl() != null ->
                    Finding.warning(
                            "LiveKit: none, so nobody can talk. An office with TILEWORK_PUBLIC_URL"
                                    + " needs one that others reach: run livekit-server and name"
                                    + " it in TILEWORK_LIVEKIT_URL.");
            case MediaSettings.Own _ -> own();
            case MediaSettings.Elsewhere elsewhere -> ask(elsewhere);
        };
    }

    private Finding own() {
        Path found = program.find();
        if (found != null) {
            return Finding.ok(
                    "LiveKit: " + found + " is run beside the office, for people at this machine.");
        }
        return Finding.warning(
                program.isBuildable()
                        ? "LiveKit: not built yet; the first start builds it with Go in the"
                                + " background."
                        : "LiveKit: none, so nobody can talk. Put livekit-server on PATH, or"
                                + " install Go (go.dev/dl), or set TILEWORK_LIVEKIT_URL.");
    }

    private static Finding ask(MediaSettings.Elsewhere at) {
        MediaHealth health =
                MediaProbe.look(new MediaServer(at.url(), at.publicUrl(), at.key(), at.secret()));
        return health.state() == MediaState.UP
                ? Finding.ok("LiveKit: " + health.sentence())
                : Finding.warning("LiveKit: " + health.sentence());
    }
}
