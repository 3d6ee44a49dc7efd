package tilework.ws;

import java.util.List;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.WebSocketExtensionRegistry;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import tilework.engine.EngineMeters;
import tilework.engine.FloorDirectory;
import tilework.office.Sessions;

/** Builds the handler that lets clients in; it goes in front of all others of the server. */
public final class SocketDoor {
    /** Small, so that a client that does not read is noticed within a few frames. */
    private static final int SEND_BUFFER_BYTES = 16 * 1024;

    private SocketDoor() {}

    /** For {@code server.insertHandler}. It starts and stops with the server. */
    public static Handler.Singleton handler(
            SocketSettings settings,
            Sessions sessions,
            FloorDirectory floors,
            EngineMeters meters) {
        SocketKeeper keeper = new SocketKeeper(settings.times());
        WebSocketUpgradeHandler upgrade = new WebSocketUpgradeHandler(withoutExtensions());
        upgrade.addMapping(settings.path(), new Negotiator(meters, keeper));
        // It comes with one that answers 404 to all else; the server's own handlers go there.
        upgrade.setHandler((Handler) null);
        DoorKeeper door = new DoorKeeper(settings, sessions, floors, meters, keeper);
        door.setHandler(upgrade);
        return door;
    }

    /** Sets up a connector for what we expect of its sockets. */
    public static void tune(ServerConnector connector) {
        connector.setAcceptedSendBufferSize(SEND_BUFFER_BYTES);
        connector.setAcceptedTcpNoDelay(true);
    }

    /** No compression: it costs three times the CPU, and memory for each socket. */
    private static WebSocketComponents withoutExtensions() {
        WebSocketComponents components = new WebSocketComponents();
        WebSocketExtensionRegistry registry = components.getExtensionRegistry();
        List.copyOf(registry.getAvailableExtensionNames()).forEach(registry::unregister);
        return components;
    }
}
