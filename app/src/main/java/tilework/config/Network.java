package tilework.config;

import java.net.InetAddress;

/** An IP address, or a block of them as {@code 10.0.0.0/8}. Immutable. */
public final class Network {
    private final byte[] start;
    private final int prefixBits;

    private Network(byte[] start, int prefixBits) {
        this.start = start;
        this.prefixBits = prefixBits;
    }

    /**
     * Reads an address or a block.
     *
     * @throws IllegalArgumentException when it is neither
     */
    public static Network parse(String text) {
        int slash = text.indexOf('/');
        byte[] start = address(slash < 0 ? text : text.substring(0, slash));
        int bits = slash < 0 ? start.length * 8 : Integer.parseInt(text.substring(slash + 1));
        if (bits < 0 || bits > start.length * 8) {
            throw new IllegalArgumentException(text);
        }
        return new Network(start, bits);
    }

    /** Whether the address, in digits, lies in it; false for what is no address. */
    public boolean contains(String address) {
        try {
            return contains(address(address));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }

    private boolean contains(byte[] other) {
        if (other.length != start.length) {
            return false;
        }
        for (int bit = 0; bit < prefixBits; bit++) {
            int mask = 0x80 >> (bit & 7);
            if ((other[bit >> 3] & mask) != (start[bit >> 3] & mask)) {
                return false;
            }
        }
        return true;
    }

    /** Of digits alone: no name is looked up. */
    private static byte[] address(String digits) {
        return InetAddress.ofLiteral(digits).getAddress();
    }
}
