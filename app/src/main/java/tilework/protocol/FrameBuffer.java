package tilework.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Protobuf fields in the making, over one array that grows and is used again. It knows of no
 * message: whoever writes decides which fields belong together. Not safe for use by two threads.
 */
public final class FrameBuffer {
    private static final int VARINT = 0;
    private static final int DELIMITED = 2;
    private static final int MORE = 0x80;

    private byte[] bytes;
    private int length;

    public FrameBuffer(int capacityBytes) {
        bytes = new byte[capacityBytes];
    }

    /** Bytes written so far. */
    public int length() {
        return length;
    }

    /** Forgets everything from this length on. */
    public void truncate(int newLength) {
        length = newLength;
    }

    /** A buffer of its own with these bytes, read-only. */
    public ByteBuffer copy(int from, int to) {
        return ByteBuffer.wrap(Arrays.copyOfRange(bytes, from, to)).asReadOnlyBuffer();
    }

    public void append(FrameBuffer other, int from, int to) {
        ensure(to - from);
        System.arraycopy(other.bytes, from, bytes, length, to - from);
        length += to - from;
    }

    /** An unsigned number; 0 is left out, as proto3 does. */
    void number(int field, int value) {
        if (value != 0) {
            numberEvenZero(field, value);
        }
    }

    /** An unsigned number of a field with presence, or of a list. */
    void numberEvenZero(int field, int value) {
        tag(field, VARINT);
        varint(value);
    }

    /** A signed number in zigzag form (sint32). */
    void signed(int field, int value) {
        number(field, value << 1 ^ value >> 31);
    }

    void flag(int field, boolean value) {
        number(field, value ? 1 : 0);
    }

    /** Text; empty is left out. */
    void text(int field, String value) {
        if (!value.isEmpty()) {
            textEvenEmpty(field, value);
        }
    }

    void textEvenEmpty(int field, String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        tag(field, DELIMITED);
        varint(utf8.length);
        ensure(utf8.length);
        System.arraycopy(utf8, 0, bytes, length, utf8.length);
        length += utf8.length;
    }

    /** Opens a message, a packed list or bytes; everything up to {@link #close} is inside. */
    int open(int field) {
        tag(field, DELIMITED);
        ensure(1);
        return ++length;
    }

    /** Closes what was opened, by the position that {@link #open} answered. */
    void close(int opened) {
        int size = length - opened;
        int extra = varintSize(size) - 1;
        if (extra > 0) {
            ensure(extra);
            System.arraycopy(bytes, opened, bytes, opened + extra, size);
        }
        length = opened - 1;
        varint(size);
        length += size;
    }

    void raw(int value) {
        ensure(1);
        bytes[length++] = (byte) value;
    }

    void varint(int value) {
        ensure(5);
        int rest = value;
        while ((rest & -MORE) != 0) {
            bytes[length++] = (byte) (rest | MORE);
            rest >>>= 7;
        }
        bytes[length++] = (byte) rest;
    }

    private void tag(int field, int type) {
        varint(field << 3 | type);
    }

    private void ensure(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }

    private static int varintSize(int value) {
        int size = 1;
        for (int rest = value >>> 7; rest != 0; rest >>>= 7) {
            size++;
        }
        return size;
    }
}
