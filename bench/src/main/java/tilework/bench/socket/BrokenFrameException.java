package tilework.bench.socket;

import java.io.IOException;

/**
 * The server sent bytes that are no WebSocket frame or no message of the protocol: a fault of the
 * server.
 */
public final class BrokenFrameException extends IOException {
    private static final long serialVersionUID = 1L;

    public BrokenFrameException(String message) {
        super(message);
    }
}
