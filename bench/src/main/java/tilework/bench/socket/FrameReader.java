package tilework.bench.socket;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Turns the bytes of one connection into messages, wherever the reads cut them. Whole frames are
 * handed out where they lie; only a frame that a read cut in two is copied.
 */
final class FrameReader {
    /**
     * Far above any frame of the office; a length beyond it is a fault and not a reason to ask for
     * memory.
     */
    private static final int LARGEST_BYTES = 8 << 20;

    private static final int INCOMPLETE = -1;

    private final MessageListener listener;
    private byte[] held = new byte[0];
    private int heldBytes;
    private byte[] fragments = new byte[0];
    private int fragmentBytes;
    private boolean fragmented;

    FrameReader(MessageListener listener) {
        this.listener = listener;
    }

    /** Takes what one read brought. The array is the caller's again on return. */
    void take(byte[] data, int offset, int length) throws IOException {
        if (heldBytes == 0) {
            int used = deliver(data, offset, length);
            hold(data, offset + used, length - used);
            return;
        }
        hold(data, offset, length);
        int used = deliver(held, 0, heldBytes);
        heldBytes -= used;
        System.arraycopy(held, used, held, 0, heldBytes);
    }

    private void hold(byte[] data, int offset, int length) {
        if (heldBytes + length > held.length) {
            held = Arrays.copyOf(held, Math.max(heldBytes + length, held.length * 2));
        }
        System.arraycopy(data, offset, held, heldBytes, length);
        heldBytes += length;
    }

    /** Hands out all whole frames and returns how many bytes they were. */
    private int deliver(byte[] data, int offset, int length) throws IOException {
        int used = 0;
        while (true) {
            int frame = deliverOne(data, offset + used, length - used);
            if (frame == INCOMPLETE) {
                return used;
            }
            used += frame;
        }
    }

    private int deliverOne(byte[] data, int at, int available) throws IOException {
        if (available < 2) {
            return INCOMPLETE;
        }
        int header = headerBytes(data[at + 1]);
        if (available < header) {
            return INCOMPLETE;
        }
        int payload = payloadBytes(data, at, header);
        if (available - header < payload) {
            return INCOMPLETE;
        }
        handle(data[at] & 0xff, data, at + header, payload);
        return header + payload;
    }

    private static int headerBytes(byte second) throws BrokenFrameException {
        if (second < 0) {
            throw new BrokenFrameException("a server's frames are not masked, but one was");
        }
        return second == 126 ? 4 : second == 127 ? 10 : 2;
    }

    private static int payloadBytes(byte[] data, int at, int header) throws BrokenFrameException {
        if (header == 2) {
            return data[at + 1];
        }
        long length = 0;
        for (int i = at + 2; i < at + header; i++) {
            length = length << 8 | (data[i] & 0xff);
        }
        if (length < 0 || length > LARGEST_BYTES) {
            throw new BrokenFrameException(
                    "a frame has at most " + LARGEST_BYTES + " bytes but one says " + length);
        }
        return (int) length;
    }

    private void handle(int first, byte[] data, int at, int length) throws IOException {
        boolean last = (first & 0x80) != 0;
        if ((first & 0x70) != 0) {
            throw new BrokenFrameException("no extension was agreed on, but a frame uses one");
        }
        switch (first & 0x0f) {
            case Opcode.BINARY -> begin(last, data, at, length);
            case Opcode.CONTINUATION -> goOn(last, data, at, length);
            case Opcode.PING -> listener.pinged(Arrays.copyOfRange(data, at, at + length));
            case Opcode.PONG -> {}
            case Opcode.CLOSE -> closed(data, at, length);
            case Opcode.TEXT ->
                    throw new BrokenFrameException(
                            "the protocol is binary, but a text message came");
            default -> throw new BrokenFrameException("unknown frame type " + (first & 0x0f));
        }
    }

    private void begin(boolean last, byte[] data, int at, int length) throws IOException {
        if (fragmented) {
            throw new BrokenFrameException("a message began in the middle of another");
        }
        if (last) {
            listener.received(data, at, length);
            return;
        }
        fragmented = true;
        fragmentBytes = 0;
        keepFragment(data, at, length);
    }

    private void goOn(boolean last, byte[] data, int at, int length) throws IOException {
        if (!fragmented) {
            throw new BrokenFrameException("a message went on that had not begun");
        }
        keepFragment(data, at, length);
        if (last) {
            fragmented = false;
            listener.received(fragments, 0, fragmentBytes);
        }
    }

    private void keepFragment(byte[] data, int at, int length) throws BrokenFrameException {
        if (fragmentBytes + length > LARGEST_BYTES) {
            throw new BrokenFrameException("a message has at most " + LARGEST_BYTES + " bytes");
        }
        if (fragmentBytes + length > fragments.length) {
            fragments =
                    Arrays.copyOf(
                            fragments, Math.max(fragmentBytes + length, fragments.length * 2));
        }
        System.arraycopy(data, at, fragments, fragmentBytes, length);
        fragmentBytes += length;
    }

    private void closed(byte[] data, int at, int length) {
        int code =
                length >= 2 ? (data[at] & 0xff) << 8 | (data[at + 1] & 0xff) : CloseCode.NONE_GIVEN;
        String reason =
                length > 2 ? new String(data, at + 2, length - 2, StandardCharsets.UTF_8) : "";
        listener.closing(code, reason);
    }
}
