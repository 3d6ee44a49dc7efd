package tilework.engine;

import java.nio.ByteBuffer;

/**
 * One client's socket as a floor sees it. The tick thread calls it; every method returns at once
 * and none throws for what a client does.
 */
public interface ClientLink {
    /** Whether the frame before is out of our hands, so that the next may be sent. */
    boolean isIdle();

    /**
     * Sends one frame; only when idle. The buffer is read-only and shared with other links: only
     * its bytes from position to limit count, and it is not changed. When it has been taken, the
     * link becomes idle and calls {@link Connection#progressed}.
     */
    void send(ByteBuffer frame);

    /**
     * Ends the connection after the frame in flight, if that can be written; by force if not. Only
     * the first reason counts.
     */
    void close(CloseReason reason);
}
