package tilework.engine;

import tilework.protocol.ClientCommand;

/**
 * A link that is attached to a floor, as the socket uses it. Safe from any thread; never blocks.
 */
public interface Connection {
    /**
     * Hands over what the client asks, its text cleaned; {@link ClientCommand.Ack} is always
     * accepted.
     */
    Offered offer(ClientCommand command);

    /** The link has become idle. */
    void progressed();

    /** The socket is closed, whoever did it. The body stays for the grace period. */
    void lost();
}
