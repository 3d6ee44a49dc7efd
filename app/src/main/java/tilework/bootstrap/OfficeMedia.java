package tilework.bootstrap;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tilework.config.MediaSettings;
import tilework.config.Settings;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.MediaHealth;
import tilework.engine.talk.MediaRooms;
import tilework.engine.talk.NoMediaRooms;
import tilework.http.HttpRoutes;
import tilework.http.Readiness;
import tilework.media.LiveKitMediaRooms;
import tilework.media.MediaServer;
import tilework.media.local.LocalLiveKit;
import tilework.media.local.Program;
import tilework.observability.Meters;
import tilework.office.MediaState;
import tilework.store.Store;

/** Sound and video of the office: the LiveKit that is configured, or one of our own, or none. */
final class OfficeMedia implements AutoCloseable {
    private static final Path MODULE = Path.of("deploy/livekit");

    private final Talking talking;

    /** {@code own}: the server that ends with the office, when it is ours. */
    private sealed interface Talking {
        record None(String sentence) implements Talking {}

        record Some(MediaServer server, LiveKitMediaRooms rooms, @Nullable LocalLiveKit own)
                implements Talking {}
    }

    private OfficeMedia(Talking talking) {
        this.talking = talking;
    }

    /** Nothing of it runs before {@link #start}. */
    static OfficeMedia of(
            Settings settings, Store store, MediaEvents events, PrintStream operator) {
        return switch (settings.media()) {
            case MediaSettings.Off _ ->
                    none("Sound and video are off: TILEWORK_LIVEKIT_URL is off.");
            case MediaSettings.Own _ when settings.listening().publicUrl() != null ->
                    none(
                            "There is no sound and no video: an office with TILEWORK_PUBLIC_URL"
                                    + " needs a LiveKit that others reach, named in"
                                    + " TILEWORK_LIVEKIT_URL.");
            case MediaSettings.Own _ -> own(settings.folders().data(), store, events, operator);
            case MediaSettings.Elsewhere(var url, var publicUrl, var key, var secret) -> {
                MediaServer server = new MediaServer(url, publicUrl, key, secret);
                yield some(server, null, store, events, operator);
            }
        };
    }

    private static OfficeMedia none(String sentence) {
        return new OfficeMedia(new Talking.None(sentence));
    }

    private static OfficeMedia own(
            Path data, Store store, MediaEvents events, PrintStream operator) {
        try {
            LocalLiveKit own =
                    new LocalLiveKit(
                            Program.ofTree(Tree.find(MODULE)),
                            data.resolve("livekit"),
                            new SecureRandom(),
                            operator::println);
            return some(own.server(), own, store, events, operator);
        } catch (IOException noPort) {
            return none("There is no sound and no video: no port is free for LiveKit.");
        }
    }

    private static OfficeMedia some(
            MediaServer server,
            @Nullable LocalLiveKit own,
            Store store,
            MediaEvents events,
            PrintStream operator) {
        RandomGenerator chance = new SecureRandom();
        Supplier<@Nullable MediaHealth> hindrance = own == null ? () -> null : own::hindrance;
        AnnouncedMedia announced = new AnnouncedMedia(events, operator);
        LiveKitMediaRooms rooms =
                new LiveKitMediaRooms(
                        server,
                        new LiveKitMediaRooms.Owner(store.officeId(() -> id(chance)), id(chance)),
                        announced,
                        hindrance,
                        new LiveKitMediaRooms.Nature(System::nanoTime, chance::nextDouble));
        announced.sentence = () -> rooms.health().sentence();
        return new OfficeMedia(new Talking.Some(server, rooms, own));
    }

    private static String id(RandomGenerator chance) {
        return HexFormat.of().toHexDigits(chance.nextInt());
    }

    MediaRooms rooms() {
        return switch (talking) {
            case Talking.None _ -> new NoMediaRooms();
            case Talking.Some some -> some.rooms();
        };
    }

    HttpRoutes.Media routes() {
        return switch (talking) {
            case Talking.None _ -> new HttpRoutes.Media((_, _) -> false, "");
            case Talking.Some some ->
                    new HttpRoutes.Media(some.rooms()::takeWebhook, some.server().publicUrl());
        };
    }

    /** {@code port}: of this office, at which LiveKit tells what happens. */
    void start(int port) {
        if (talking instanceof Talking.Some some) {
            if (some.own() != null) {
                some.own().start("http://127.0.0.1:" + port + HttpRoutes.MEDIA_HOOK_PATH);
            }
            some.rooms().start();
        }
    }

    Readiness.Part readiness() {
        return switch (talking) {
            case Talking.None(String sentence) -> new Readiness.Part("off", sentence);
            case Talking.Some some -> {
                MediaHealth health = some.rooms().health();
                yield new Readiness.Part(
                        health.state().name().toLowerCase(Locale.ROOT), health.sentence());
            }
        };
    }

    void show(Meters meters) {
        if (talking instanceof Talking.Some(_, LiveKitMediaRooms rooms, _)) {
            meters.gauge(
                    "tilework.media.up",
                    "1 while people can talk",
                    () -> rooms.health().state() == MediaState.UP ? 1 : 0);
            meters.gauge("tilework.media.rooms", "Media rooms that are kept", rooms::rooms);
            var counts = rooms.counts();
            meters.count("tilework.media.calls", "Calls to LiveKit", counts::calls);
            meters.count("tilework.media.failures", "Calls that failed", counts::failures);
            meters.count("tilework.media.held", "Calls that were not made", counts::held);
            meters.count("tilework.media.tickets", "Tickets given", counts::tickets);
            meters.count("tilework.media.removals", "Calls to put out", counts::removals);
            meters.count("tilework.media.comebacks", "Put out and in again", counts::comebacks);
            meters.count("tilework.media.spoiled", "Rooms given up", counts::spoiled);
            meters.count("tilework.media.webhooks", "Webhooks believed", counts::webhooks);
        }
    }

    @Override
    public void close() {
        if (talking instanceof Talking.Some some) {
            some.rooms().close();
            if (some.own() != null) {
                some.own().close();
            }
        }
    }
}
