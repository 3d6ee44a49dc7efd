package tilework.config;

import java.util.Arrays;
import java.util.Locale;

/**
 * All settings, each described here and nowhere else. The name is {@code TILEWORK_} and the name of
 * the constant, in the environment and in a properties file.
 */
public enum Setting {
    CONFIG(new Kind.Location(), "", "Properties file with settings; the environment wins over it."),
    HOST(
            new Kind.Text("[0-9A-Za-z.:-]{1,255}", "a host name or an IP address"),
            "0.0.0.0",
            "Address to listen on."),
    PORT(new Kind.WholeNumber(0, 65_535, ""), "8080", "TCP port to listen on; 0 takes a free one."),
    PUBLIC_URL(
            new Kind.Origin(),
            "",
            "Where people find the office, when that is not this machine and port."),
    TRUSTED_PROXIES(
            new Kind.Networks(), "127.0.0.0/8,::1", "Proxies whose X-Forwarded-For is believed."),
    METRICS_TOKEN(
            new Kind.Text("[!-~]{16,200}", "16 to 200 letters, digits or signs without spaces"),
            "",
            "Opens /metrics to others than this machine, as a bearer token."),
    DATA(new Kind.Location(), "data", "Folder of the database."),
    MAPS(new Kind.Location(), "maps", "Folder of the maps."),
    WEB(new Kind.Location(), "web/dist", "Folder of the built web client."),
    START_MAP(
            new Kind.Text(
                    "[A-Za-z0-9][A-Za-z0-9_.-]{0,63}", "the file name of a map without its ending"),
            "hq",
            "Floor where people come in."),
    OFFICE_NAME(
            new Kind.Text("\\P{Cntrl}{1,80}", "1 to 80 characters"),
            "Tilework",
            "Shown to people."),
    CAPACITY_PEOPLE(
            new Kind.WholeNumber(1, 20_000, "people"),
            "1200",
            "How many may be in at once; the next is told that the office is full."),
    RECONNECT_GRACE_SECONDS(
            new Kind.WholeNumber(1, 600, "seconds"),
            "20",
            "How long a place is kept for somebody whose connection is lost."),
    SENDS_PER_SECOND(
            new Kind.WholeNumber(100, 1_000_000, "sends a second"),
            "20000",
            "Frames that may be sent to all clients together; more people get them less often."),
    JOINS_PER_MINUTE(
            new Kind.WholeNumber(1, 100_000, "joins a minute"),
            "120",
            "Joins of one address; this machine's own are not counted."),
    SESSION_DAYS(
            new Kind.WholeNumber(1, 3650, "days"),
            "30",
            "How long an unused session opens the door."),
    LIVEKIT_URL(
            new Kind.Text(
                    "off|https?://[0-9A-Za-z.:\\[\\]-]{1,255}",
                    "http:// or https:// with a host, without a path, as http://livekit:7880, or off"),
            "",
            "LiveKit for sound and video, as this server reaches it; empty: one of our own for people"
                    + " at this machine; off: none."),
    LIVEKIT_KEY(
            new Kind.Text(
                    "[0-9A-Za-z_-]{1,100}:[!-~&&[^:]]{32,200}",
                    "a key of LiveKit and its secret of 32 characters or more, as key:secret"),
            "",
            "Key of that LiveKit and its secret, as key:secret."),
    LIVEKIT_PUBLIC_URL(
            new Kind.Text(
                    "wss?://[0-9A-Za-z.:\\[\\]-]{1,255}(/[0-9A-Za-z._~-]+)*/?",
                    "ws:// or wss:// with a host, as wss://office.example/livekit"),
            "",
            "Where browsers reach that LiveKit, when it is not at the same host and port."),
    HEAP(
            new Kind.Text("[1-9][0-9]*[mg]", "a size as 96m or 1g"),
            "96m",
            "Memory of the Java heap; read by ./tilework alone.");

    private static final String PREFIX = "TILEWORK_";

    private final Kind kind;
    private final String fallback;
    private final String doc;

    Setting(Kind kind, String fallback, String doc) {
        this.kind = kind;
        this.fallback = fallback;
        this.doc = doc;
    }

    /** The name in the environment. */
    public String key() {
        return PREFIX + name();
    }

    /** The flag that sets it on the command line, as {@code --port}. */
    public String flag() {
        return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As text; empty for none. */
    public String fallback() {
        return fallback;
    }

    public String doc() {
        return doc;
    }

    /** What it must be, in words. */
    public String mustBe() {
        return kind.mustBe();
    }

    /** Whether nobody may read what was found for it. */
    boolean isSecret() {
        return this == METRICS_TOKEN || this == LIVEKIT_KEY;
    }

    Kind kind() {
        return kind;
    }

    /** Whether a name belongs to us: those of the benchmarks are theirs. */
    static boolean isOurs(String name) {
        return name.startsWith(PREFIX) && !name.startsWith(PREFIX + "BENCH_");
    }

    static boolean isKnown(String name) {
        return Arrays.stream(values()).anyMatch(it -> it.key().equals(name));
    }
}
