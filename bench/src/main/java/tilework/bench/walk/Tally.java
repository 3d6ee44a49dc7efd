package tilework.bench.walk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** All that the bots count. Owned by their thread; read by others only after it has ended. */
final class Tally {
    final Counts second = new Counts();
    final Counts measured = new Counts();
    final Map<String, Counts> phases = new LinkedHashMap<>();
    final Map<Integer, Integer> closes = new TreeMap<>();
    final Map<String, Integer> troubles = new TreeMap<>();
    final Comeback comeback = new Comeback();
    int joined;
    int resumed;
    int kicked;
    int notJoined;
    private boolean measuring;
    private String phase = "";

    void beginMeasuring() {
        second.reset();
        measuring = true;
    }

    void endMeasuring() {
        measuring = false;
    }

    boolean isMeasuring() {
        return measuring;
    }

    /** From the next full second on, counts also go to the phase of that name. */
    void beginPhase(String name) {
        phase = name;
    }

    /** Closes the running second, which lasted {@code nanos}. */
    void endSecond(long nanos) {
        second.nanos = nanos;
        if (measuring) {
            measured.add(second);
            if (!phase.isEmpty()) {
                phases.computeIfAbsent(phase, _ -> new Counts()).add(second);
            }
        }
        second.reset();
    }

    void closed(int code) {
        closes.merge(code, 1, Integer::sum);
    }

    /** Something that the one who runs the bots should read, once per kind with its number. */
    void trouble(String what) {
        if (troubles.size() < 20 || troubles.containsKey(what)) {
            troubles.merge(what, 1, Integer::sum);
        }
    }
}
