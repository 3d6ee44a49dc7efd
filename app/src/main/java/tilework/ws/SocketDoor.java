package tilework.ws;

import org.eclipse.jetty.server.Handler;
import tilework.engine.EngineMeters;
import tilework.engine.FloorDirectory;
import tilework.office.Sessions;

/** Builds the handler that lets clients in; it goes in front of all others of the server. */
@SuppressWarnings("DoNotCallSuggester")
public final class SocketDoor {
    private SocketDoor() {}

    /** {@code server.insertHandler(SocketDoor.handler(...))}. */
    public static Handler.Singleton handler(
            SocketSettings settings,
            Sessions sessions,
            FloorDirectory floors,
            EngineMeters meters) {
        throw new UnsupportedOperationException();
    }
}
