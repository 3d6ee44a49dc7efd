package tilework.ws;

import java.util.Set;

/**
 * The limits of the socket's door.
 *
 * @param path where it is, e.g. "/ws"
 * @param origins the Origin headers that are let in besides the one that names the request's own
 *     host, e.g. "https://office.example.org"; a request without Origin is no browser's and is let
 *     in
 * @param capacitySockets sockets at once; one more is answered 503
 */
public record SocketSettings(
        String path, Set<String> origins, int capacitySockets, SocketTimes times) {
    public SocketSettings {
        origins = Set.copyOf(origins);
    }

    public SocketSettings(String path, Set<String> origins, int capacitySockets) {
        this(path, origins, capacitySockets, SocketTimes.DEFAULT);
    }
}
