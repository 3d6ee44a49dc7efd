package tilework.ws;

import java.util.List;
import java.util.function.LongSupplier;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.WebSocketExtensionRegistry;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import tilework.engine.EngineMeters;
import tilework.engine.FloorDirectory;
import tilework.office.Sessions;

/** Builds the handler that lets clients in; it goes in front of all others of the server. */
public final class SocketDoor {
    private SocketDoor() {}

    /** For {@code server.insertHandler}. It starts and stops with the server. */
    public static Handler.Singleton handler(
            SocketSettings settings,
            Sessions sessions,
            FloorDirectory floors,
            EngineMeters meters,
            LongSupplier nanos) {
        SocketKeeper keeper = new SocketKeeper(settings.times(), nanos);
        WebSocketUpgradeHandler upgrade = new WebSocketUpgradeHandler(withoutExtensions());
        upgrade.addMapping(settings.path(), new Negotiator(meters, keeper, nanos));
        // It comes with one that answers 404 to all else; the server's own handlers go there.
        upgrade.setHandler((Handler) null);
        DoorKeeper door = new DoorKeeper(settings, sessions, floors, meters, keeper);
        door.setHandler(upgrade);
        return door;
    }

    /** No compression: it costs three times the CPU, and memory for each socket. */
    private static WebSocketComponents withoutExtensions() {
        WebSocketComponents components = new WebSocketComponents();
        WebSocketExtensionRegistry registry = components.getExtensionRegistry();
        List.copyOf(registry.getAvailableExtensionNames()).forEach(registry::unregister);
        return components;
    }
}
