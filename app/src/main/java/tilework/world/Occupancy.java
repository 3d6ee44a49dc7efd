package tilework.world;

import tilework.concurrency.ThreadConfined;

/** How many avatars stand, or will stand at the end of their walk, on each tile. */
@ThreadConfined("tick")
final class Occupancy {
    private final int[] counts;

    Occupancy(int tiles) {
        counts = new int[tiles];
    }

    void add(int tile) {
        counts[tile]++;
    }

    void remove(int tile) {
        counts[tile]--;
    }

    int countAt(int tile) {
        return counts[tile];
    }
}
