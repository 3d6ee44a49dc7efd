package tilework.bench.socket;

import java.io.IOException;

/** What happens on a {@link ClientSocket}, on the thread that drives it. */
public interface SocketListener {
    /** The server has accepted the upgrade. */
    void opened();

    /** One binary message, in the reader's array: void on return. */
    void received(byte[] data, int offset, int length) throws IOException;

    /** The end, told once: the server's close code, or {@link CloseCode#LOST}. */
    void closed(int code, String reason);
}
