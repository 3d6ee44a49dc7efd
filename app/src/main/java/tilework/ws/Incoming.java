package tilework.ws;

import java.nio.ByteBuffer;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import tilework.protocol.ClientFrameDecoder;

/**
 * Puts a client's message together from its parts, up to the size of one. For one thread at a time.
 */
final class Incoming {
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    /** The parts so far; most messages come in one and need no room of their own. */
    private @Nullable ByteBuffer parts;

    private @Nullable ByteBuffer complete;

    /** Takes a part; answers what is wrong with it, or nothing. */
    @Nullable String add(Frame frame) {
        if (frame.getOpCode() == OpCode.TEXT) {
            return "messages are binary, not text";
        }
        ByteBuffer payload = frame.hasPayload() ? frame.getPayload() : NOTHING;
        int before = parts == null ? 0 : parts.position();
        if (before + payload.remaining() > ClientFrameDecoder.MAX_FRAME_BYTES) {
            return "a message has at most " + ClientFrameDecoder.MAX_FRAME_BYTES + " bytes";
        }
        if (parts == null && frame.isFin()) {
            complete = payload;
            return null;
        }
        if (parts == null) {
            parts = ByteBuffer.allocate(ClientFrameDecoder.MAX_FRAME_BYTES);
        }
        parts.put(payload);
        if (frame.isFin()) {
            complete = parts.flip();
            parts = null;
        }
        return null;
    }

    /** The message, once its last part has come; it is taken at once. */
    @Nullable ByteBuffer takeComplete() {
        ByteBuffer message = complete;
        complete = null;
        return message;
    }
}
