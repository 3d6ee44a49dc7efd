package tilework.config;

import java.util.List;

/** The server was given settings it cannot run with; the message has all of them. */
public final class WrongSettings extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WrongSettings(List<String> sentences) {
        super("Tilework cannot start:\n  " + String.join("\n  ", sentences));
    }
}
