package tilework.bench.socket;

import java.io.IOException;

/** What a {@link FrameReader} finds. Arrays belong to the reader and are void on return. */
interface MessageListener {
    void received(byte[] data, int offset, int length) throws IOException;

    void pinged(byte[] payload) throws IOException;

    void closing(int code, String reason);
}
