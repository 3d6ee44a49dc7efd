package tilework.bootstrap;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.config.Settings;
import tilework.office.Token;

/**
 * What the operator reads when people can walk.
 *
 * @param media how sound and video stand, in a sentence
 */
record Announcement(String url, @Nullable Token ownerCode, boolean hasPage, String media) {
    private static final List<String> EVERY_ADDRESS = List.of("0.0.0.0", "::", "127.0.0.1", "::1");

    static String url(Settings.Listening listening, int port) {
        if (listening.publicUrl() != null) {
            return listening.publicUrl().toString();
        }
        String host = EVERY_ADDRESS.contains(listening.host()) ? "localhost" : listening.host();
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Tilework is open at " + url);
        if (ownerCode != null) {
            lines.add(
                    "Become its owner, once, at "
                            + url
                            + "/#claim="
                            + ownerCode.secret()
                            + " (do not share this link)");
        }
        lines.add("Media: " + media);
        if (!hasPage) {
            lines.add("There is no page to show: build the web client, or set TILEWORK_WEB.");
        }
        return lines;
    }
}
