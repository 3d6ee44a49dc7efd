package tilework.media;

import tilework.engine.talk.MediaHealth;

/** Looks once how a LiveKit stands, for an operator who asks. */
public final class MediaProbe {
    private MediaProbe() {}

    /** Answers within seconds. */
    public static MediaHealth look(MediaServer server) {
        LiveKitCalls calls = new LiveKitCalls(server, System::nanoTime, new MediaCounts());
        Standing standing =
                new Standing(
                        calls, server, () -> null, System.nanoTime() - Standing.PATIENCE_NANOS);
        standing.look(true, System.nanoTime());
        standing.look(true, System.nanoTime());
        calls.close();
        return standing.health();
    }
}
