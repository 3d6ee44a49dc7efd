package tilework.config;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads settings and remembers every fault, so that an operator sees them all at once. */
final class SettingsReader {
    private final Map<String, String> values;
    private final List<String> faults = new ArrayList<>();

    SettingsReader(Map<String, String> values) {
        this.values = values;
    }

    void fault(String sentence) {
        faults.add(sentence);
    }

    /** Throws with every fault found so far. */
    void throwIfWrong() {
        if (!faults.isEmpty()) {
            throw new WrongSettings(faults);
        }
    }

    void refuseUnknown() {
        values.keySet().stream()
                .filter(it -> Setting.isOurs(it) && !Setting.isKnown(it))
                .sorted()
                .forEach(it -> fault(it + " is not a setting: did you mean " + meant(it) + "?"));
    }

    private static String meant(String name) {
        return Suggestion.nearest(name);
    }

    int wholeNumber(Setting setting) {
        Kind.WholeNumber kind = (Kind.WholeNumber) setting.kind();
        String text = text(setting);
        try {
            int value = Integer.parseInt(text);
            if (value >= kind.least() && value <= kind.most()) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // Told below, with the range, like any other wrong value.
        }
        return wrong(setting, text, kind.least());
    }

    String matching(Setting setting) {
        String text = text(setting);
        boolean fits = text.matches(((Kind.Text) setting.kind()).shape());
        return fits || isUnset(setting, text) ? text : wrong(setting, text, text);
    }

    Path path(Setting setting) {
        String text = text(setting);
        try {
            return Path.of(text);
        } catch (InvalidPathException notAPath) {
            return wrong(setting, text, Path.of(""));
        }
    }

    @Nullable URI origin(Setting setting) {
        String text = text(setting);
        if (isUnset(setting, text)) {
            return null;
        }
        try {
            URI uri = URI.create(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
            if (isOrigin(uri)) {
                return asBrowsersSay(uri);
            }
        } catch (IllegalArgumentException notAnAddress) {
            // Told below.
        }
        faults.add(sentence(setting, text));
        return null;
    }

    private static boolean isOrigin(URI uri) {
        boolean web =
                "http".equalsIgnoreCase(uri.getScheme())
                        || "https".equalsIgnoreCase(uri.getScheme());
        return web && uri.getHost() != null && uri.equals(URI.create(bare(uri)));
    }

    /** In small letters and without the port that goes without saying, as in an Origin header. */
    private static URI asBrowsersSay(URI uri) {
        String small = bare(uri).toLowerCase(Locale.ROOT);
        String silentPort = small.startsWith("https:") ? ":443" : ":80";
        return URI.create(
                small.endsWith(silentPort)
                        ? small.substring(0, small.length() - silentPort.length())
                        : small);
    }

    private static String bare(URI uri) {
        return uri.getScheme()
                + "://"
                + uri.getHost()
                + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
    }

    List<Network> networks(Setting setting) {
        String text = text(setting);
        try {
            return Arrays.stream(text.split(",", -1))
                    .map(String::strip)
                    .filter(it -> !it.isEmpty())
                    .map(Network::parse)
                    .toList();
        } catch (IllegalArgumentException notAnAddress) {
            return wrong(setting, text, List.of());
        }
    }

    private String text(Setting setting) {
        return values.getOrDefault(setting.key(), setting.fallback()).strip();
    }

    private static boolean isUnset(Setting setting, String text) {
        return text.isEmpty() && setting.fallback().isEmpty();
    }

    private <T> T wrong(Setting setting, String text, T instead) {
        faults.add(sentence(setting, text));
        return instead;
    }

    /** A secret is not shown. */
    private static String sentence(Setting setting, String text) {
        String found = setting.isSecret() ? "something else" : "'" + text + "'";
        return setting.key() + " must be " + setting.mustBe() + " but was " + found;
    }
}
