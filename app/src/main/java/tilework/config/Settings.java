package tilework.config;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The settings of a run, checked. {@link Setting} says what each one is. */
public record Settings(
        Listening listening,
        Folders folders,
        OfficeSettings office,
        Limits limits,
        MediaSettings media) {

    /** {@code publicUrl}: absent when people come to this machine and port. */
    public record Listening(
            String host,
            int port,
            @Nullable URI publicUrl,
            List<Network> trustedProxies,
            @Nullable String metricsToken) {}

    public record Folders(Path data, Path maps, Path web) {}

    public record OfficeSettings(String name, String startMap) {}

    public record Limits(
            int capacityPeople,
            Duration reconnectGrace,
            int sendsPerSecond,
            int joinsPerMinute,
            Duration sessionLife) {
        /** The old socket of somebody who comes back is there for a while yet. */
        private static final int SOCKETS_PER_PERSON = 2;

        /** Pages that load, and probes, besides the sockets. */
        private static final int MORE_CONNECTIONS = 512;

        public int capacitySockets() {
            return SOCKETS_PER_PERSON * capacityPeople;
        }

        /** How many may be open at once, those of sockets included. */
        public int capacityConnections() {
            return capacitySockets() + MORE_CONNECTIONS;
        }
    }

    /** As {@link #read(List, Map)}, with the environment of this process. */
    public static Settings read(String[] arguments) {
        return read(Arrays.asList(arguments), System.getenv());
    }

    /**
     * Reads flags, environment and properties file; the former win over the latter.
     *
     * @throws WrongSettings with all that is wrong
     */
    public static Settings read(List<String> arguments, Map<String, String> environment) {
        List<String> faults = new ArrayList<>();
        Map<String, String> flags = flags(arguments, faults);
        Map<String, String> values = new HashMap<>(environment);
        values.putAll(flags);
        String file = values.getOrDefault(Setting.CONFIG.key(), "");
        if (!file.isBlank()) {
            properties(Path.of(file), faults).forEach(values::putIfAbsent);
        }
        SettingsReader reader = new SettingsReader(values);
        faults.forEach(reader::fault);
        reader.refuseUnknown();
        Settings settings = read(reader);
        reader.throwIfWrong();
        return settings;
    }

    private static Settings read(SettingsReader reader) {
        String token = reader.matching(Setting.METRICS_TOKEN);
        Listening listening =
                new Listening(
                        reader.matching(Setting.HOST),
                        reader.wholeNumber(Setting.PORT),
                        reader.origin(Setting.PUBLIC_URL),
                        reader.networks(Setting.TRUSTED_PROXIES),
                        token.isEmpty() ? null : token);
        Folders folders =
                new Folders(
                        reader.path(Setting.DATA),
                        reader.path(Setting.MAPS),
                        reader.path(Setting.WEB));
        OfficeSettings office =
                new OfficeSettings(
                        reader.matching(Setting.OFFICE_NAME), reader.matching(Setting.START_MAP));
        return new Settings(listening, folders, office, limits(reader), media(reader));
    }

    private static MediaSettings media(SettingsReader reader) {
        String url = reader.matching(Setting.LIVEKIT_URL);
        String key = reader.matching(Setting.LIVEKIT_KEY);
        String publicUrl = reader.matching(Setting.LIVEKIT_PUBLIC_URL);
        if (url.isEmpty()) {
            return new MediaSettings.Own();
        }
        if (url.equals("off")) {
            return new MediaSettings.Off();
        }
        if (key.isEmpty()) {
            reader.fault(
                    Setting.LIVEKIT_KEY.key()
                            + " must be "
                            + Setting.LIVEKIT_KEY.mustBe()
                            + ", since "
                            + Setting.LIVEKIT_URL.key()
                            + " is set");
        }
        return MediaSettings.elsewhere(url, key, publicUrl);
    }

    private static Limits limits(SettingsReader reader) {
        reader.matching(Setting.HEAP);
        return new Limits(
                reader.wholeNumber(Setting.CAPACITY_PEOPLE),
                Duration.ofSeconds(reader.wholeNumber(Setting.RECONNECT_GRACE_SECONDS)),
                reader.wholeNumber(Setting.SENDS_PER_SECOND),
                reader.wholeNumber(Setting.JOINS_PER_MINUTE),
                Duration.ofDays(reader.wholeNumber(Setting.SESSION_DAYS)));
    }

    private static Map<String, String> flags(List<String> arguments, List<String> faults) {
        Map<String, String> flags = new HashMap<>();
        for (int i = 0; i < arguments.size(); i += 2) {
            String flag = arguments.get(i);
            Optional<Setting> setting =
                    Arrays.stream(Setting.values()).filter(it -> it.flag().equals(flag)).findAny();
            if (setting.isEmpty()) {
                faults.add(flag + " is not a flag: the flags are " + allFlags());
                continue;
            }
            if (i + 1 == arguments.size()) {
                faults.add(flag + " must be followed by its value but was the last word");
                return flags;
            }
            flags.put(setting.get().key(), arguments.get(i + 1));
        }
        return flags;
    }

    private static String allFlags() {
        return Arrays.stream(Setting.values()).map(Setting::flag).collect(joining(", "));
    }

    private static Map<String, String> properties(Path file, List<String> faults) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            faults.add(
                    Setting.CONFIG.key()
                            + " must be a readable properties file but was '"
                            + file
                            + "'");
        }
        Map<String, String> values = new HashMap<>();
        for (Map.Entry<Object, Object> entry : properties.entrySet()) {
            String name = entry.getKey().toString();
            if (Setting.isOurs(name)) {
                values.put(name, entry.getValue().toString());
            } else {
                faults.add(name + " is not a setting: names in " + file + " begin with TILEWORK_");
            }
        }
        return values;
    }
}
