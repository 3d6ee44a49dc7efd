package tilework.config;

import java.util.Arrays;
import java.util.Comparator;

/** Finds the name that somebody may have meant. */
final class Suggestion {
    private Suggestion() {}

    /** The nearest setting's name, by edits (Levenshtein). */
    static String nearest(String name) {
        return Arrays.stream(Setting.values())
                .map(Setting::key)
                .min(Comparator.comparingInt(it -> edits(name, it)))
                .orElseThrow();
    }

    private static int edits(String from, String to) {
        int[] row = new int[to.length() + 1];
        Arrays.setAll(row, it -> it);
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
