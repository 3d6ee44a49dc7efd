package tilework.maps.files;

import java.util.Arrays;

/**
 * An array of whole numbers from the data of a layer; what is not a whole number of 32 bits is kept
 * as {@link #BAD}. Mutable while it is read.
 */
public final class Numbers {
    /** Stands for something that is no tile number. */
    public static final long BAD = -1;

    private int[] values = new int[256];
    private int size;
    private int firstBad = -1;

    void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        if (value < 0 || value > 0xFFFF_FFFFL) {
            firstBad = firstBad < 0 ? size : firstBad;
            values[size++] = 0;
        } else {
            values[size++] = (int) value;
        }
    }

    public int size() {
        return size;
    }

    /** The index of the first that was no number of 32 bits; -1 for none. */
    public int firstBad() {
        return firstBad;
    }

    /** A copy, each an unsigned number of 32 bits. */
    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
