package tilework.bench.measure;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** One reading of a Prometheus page. */
final class Meters {
    private final Map<String, Double> values = new HashMap<>();

    static Meters parse(String page) {
        Meters meters = new Meters();
        page.lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> {
                    int space = line.lastIndexOf(' ');
                    if (space > 0) {
                        meters.values.put(
                                line.substring(0, space),
                                Double.valueOf(line.substring(space + 1)));
                    }
                });
        return meters;
    }

    /** The sum over all labels; 0 for a meter that is not there. */
    double sum(String name) {
        return values.entrySet().stream()
                .filter(entry ->
                        entry.getKey().equals(name) || entry.getKey().startsWith(name + "{"))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    /** A histogram's cumulative counts by upper bound, summed over all other labels. */
    SortedMap<Double, Double> buckets(String histogram) {
        SortedMap<Double, Double> buckets = new TreeMap<>();
        String prefix = histogram + "_bucket{";
        values.forEach((key, value) -> {
            if (key.startsWith(prefix)) {
                buckets.merge(upperBound(key), value, Double::sum);
            }
        });
        return buckets;
    }

    private static double upperBound(String key) {
        int start = key.indexOf("le=\"") + 4;
        String bound = key.substring(start, key.indexOf('"', start));
        return bound.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(bound);
    }
}
