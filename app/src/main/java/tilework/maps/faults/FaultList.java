package tilework.maps.faults;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The faults of one map, in the order found, each once; at most {@link #MAX_FAULTS}, then one that
 * says so. Mutable; owned by whoever loads the map.
 */
final class FaultList {
    /** Bound on the faults of a map. */
    static final int MAX_FAULTS = 500;

    private final List<MapFault> faults = new ArrayList<>();
    private final Set<MapFault> seen = new HashSet<>();
    private boolean hasErrors;
    private int leftOut;

    void add(MapFault fault) {
        hasErrors |= fault.isError();
        if (faults.size() == MAX_FAULTS) {
            leftOut++;
        } else if (seen.add(fault)) {
            faults.add(fault);
        }
    }

    boolean hasErrors() {
        return hasErrors;
    }

    List<MapFault> all() {
        if (leftOut == 0) {
            return List.copyOf(faults);
        }
        List<MapFault> all = new ArrayList<>(faults);
        all.add(
                new MapFault(
                        hasErrors ? Severity.ERROR : Severity.WARNING,
                        faults.getFirst().file(),
                        Place.FILE,
                        "and " + leftOut + " more faults"));
        return List.copyOf(all);
    }
}
