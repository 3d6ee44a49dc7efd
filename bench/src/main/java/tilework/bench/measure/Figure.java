package tilework.bench.measure;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalDouble;

/** One result worth reading, with the most that it may be where there is a budget. */
record Figure(String what, double value, String unit, OptionalDouble budget) {
    static Figure of(String what, double value, String unit) {
        return new Figure(what, value, unit, OptionalDouble.empty());
    }

    static Figure within(String what, double value, String unit, double budget) {
        return new Figure(what, value, unit, OptionalDouble.of(budget));
    }

    void write(ObjectNode into) {
        into.put("what", what).put("value", rounded(value)).put("unit", unit);
        budget.ifPresent(most -> into.put("budget", most).put("met", value <= most));
    }

    static double rounded(double value) {
        return Double.isFinite(value) ? Math.round(value * 1000) / 1000.0 : value;
    }
}
