package tilework.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tilework.concurrency.ThreadConfined;

/** Who is in which cell, in ascending order of avatar ids. */
@ThreadConfined("tick")
final class CellIndex {
    private final List<List<Body>> bodies = new ArrayList<>();

    CellIndex(int cells) {
        for (int cell = 0; cell < cells; cell++) {
            bodies.add(new ArrayList<>(0));
        }
    }

    void add(int cell, Body body) {
        List<Body> here = bodies.get(cell);
        here.add(placeOf(here, body), body);
    }

    void remove(int cell, Body body) {
        List<Body> here = bodies.get(cell);
        here.remove(placeOf(here, body));
    }

    int countIn(int cell) {
        return bodies.get(cell).size();
    }

    void forEachIn(int cell, Consumer<Body> action) {
        bodies.get(cell).forEach(action);
    }

    /** Where it is or belongs among those in its cell. */
    private static int placeOf(List<Body> here, Body body) {
        int low = 0;
        int high = here.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (here.get(middle).id.value() < body.id.value()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
