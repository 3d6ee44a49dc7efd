package tilework.ws;

import java.util.List;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.jspecify.annotations.Nullable;
import tilework.engine.EngineMeters;

/** Makes a socket for somebody whom the door keeper has let in. */
final class Negotiator implements WebSocketNegotiator {
    private final EngineMeters meters;
    private final SocketKeeper keeper;
    private final LongSupplier nanos;

    Negotiator(EngineMeters meters, SocketKeeper keeper, LongSupplier nanos) {
        this.meters = meters;
        this.keeper = keeper;
        this.nanos = nanos;
    }

    @Override
    public @Nullable FrameHandler negotiate(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        if (request.getAttribute(DoorKeeper.ADMISSION)
                instanceof DoorKeeper.Admission(var seat, var floor)) {
            response.setAcceptedSubProtocol(DoorKeeper.PROTOCOL);
            response.setExtensions(List.of());
            return new ClientSocket(seat, floor::connect, meters, keeper, nanos);
        }
        response.setStatus(HttpStatus.UNAUTHORIZED_401);
        callback.succeeded();
        return null;
    }

    /** Messages are put together by us, up to their limit; ours are never split. */
    @Override
    public void customize(Configuration configuration) {
        configuration.setAutoFragment(true);
        configuration.setMaxFrameSize(0);
        configuration.setIdleTimeout(SocketKeeper.IDLE_TIMEOUT);
    }
}
