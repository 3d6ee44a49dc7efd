package tilework.bench.walk;

import java.util.Arrays;

/**
 * Places of records within an array: grows to the most that one frame held and is used again for
 * the next.
 */
final class Spans {
    private int[] bounds = new int[32];
    private int size;

    void clear() {
        size = 0;
    }

    void add(int start, int end) {
        if (2 * size == bounds.length) {
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
        bounds[2 * size] = start;
        bounds[2 * size + 1] = end;
        size++;
    }

    int size() {
        return size;
    }

    int start(int index) {
        return bounds[2 * index];
    }

    int end(int index) {
        return bounds[2 * index + 1];
    }
}
