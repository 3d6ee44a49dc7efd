package tilework.bench.socket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Frames from a client to a server, ready to be written: final, and masked as RFC 6455 section 5.3
 * wants it.
 */
public final class ClientFrames {
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    private static final int LENGTH_IN_TWO_BYTES = 126;
    private static final int LARGEST_BYTES = 0xffff;

    private ClientFrames() {}

    /** One whole binary message of at most 65,535 bytes. */
    public static ByteBuffer binary(byte[] payload, int mask) {
        return frame(Opcode.BINARY, payload, mask);
    }

    /** The answer to a ping: its payload, as it came. */
    public static ByteBuffer pong(byte[] payload, int mask) {
        return frame(Opcode.PONG, payload, mask);
    }

    /** A close with its code. */
    public static ByteBuffer close(int code, String reason, int mask) {
        byte[] words = reason.getBytes(StandardCharsets.UTF_8);
        byte[] payload =
                ByteBuffer.allocate(2 + words.length).putShort((short) code).put(words).array();
        return frame(Opcode.CLOSE, payload, mask);
    }

    private static ByteBuffer frame(int opcode, byte[] payload, int mask) {
        if (payload.length > LARGEST_BYTES) {
            throw new IllegalArgumentException(
                    "a client frame has at most 65535 bytes but got " + payload.length);
        }
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) (FINAL | opcode));
        if (payload.length < LENGTH_IN_TWO_BYTES) {
            frame.put((byte) (MASKED | payload.length));
        } else {
            frame.put((byte) (MASKED | LENGTH_IN_TWO_BYTES)).putShort((short) payload.length);
        }
        frame.putInt(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ (mask >>> (24 - 8 * (i & 3)))));
        }
        return frame.flip();
    }
}
