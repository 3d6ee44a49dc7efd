package tilework.bootstrap;

import io.javalin.util.JavalinException;
import java.io.PrintStream;
import java.net.SocketException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.eclipse.jetty.server.Handler;
import org.jspecify.annotations.Nullable;
import tilework.config.Settings;
import tilework.engine.FloorDirectory;
import tilework.engine.FloorPorts;
import tilework.engine.talk.TalkPorts;
import tilework.http.HttpRoutes;
import tilework.http.HttpServer;
import tilework.http.OfficeView;
import tilework.http.Readiness;
import tilework.http.WebClient;
import tilework.observability.Meters;
import tilework.office.Chance;
import tilework.office.FrontDesk;
import tilework.office.Office;
import tilework.office.OfficeRules;
import tilework.office.Ownership;
import tilework.office.Roster;
import tilework.office.StoreException;
import tilework.office.Token;
import tilework.store.Store;
import tilework.store.StoreHealth;
import tilework.world.grid.FloorId;
import tilework.ws.SocketDoor;
import tilework.ws.SocketSettings;

/** The composition root: every part is made here, once, in order, and stopped in reverse. */
public final class OfficeServer implements AutoCloseable {
    private static final String SOCKET_PATH = "/ws";

    private final Settings settings;
    private final Closing closing = new Closing();
    private final InstantSource clock = InstantSource.system();
    private final Chance chance = new Chance(new SecureRandom());

    private int port;
    private Runnable startMedia = () -> {};

    private OfficeServer(Settings settings) {
        this.settings = settings;
    }

    /** Opens the office; it closes when the process is told to end. */
    public static void run(Settings settings, PrintStream operator) {
        OfficeServer office = open(settings, operator);
        Runtime.getRuntime().addShutdownHook(new Thread(office::close, "stop"));
    }

    /**
     * Opens the office and says so.
     *
     * @throws CannotStart when that is not possible; then nothing is left open
     */
    public static OfficeServer open(Settings settings, PrintStream operator) {
        OfficeServer server = new OfficeServer(settings);
        try {
            server.open(operator).lines().forEach(operator::println);
            server.startMedia();
            return server;
        } catch (StoreException failed) {
            server.close();
            throw new CannotStart(String.valueOf(failed.getMessage()), failed);
        } catch (JavalinException failed) {
            server.close();
            throw isOfPort(failed)
                    ? new CannotStart(sayPort(settings.listening()), failed)
                    : failed;
        } catch (RuntimeException failed) {
            server.close();
            throw failed;
        }
    }

    private static boolean isOfPort(JavalinException failed) {
        return Stream.<@Nullable Throwable>iterate(
                        failed, Objects::nonNull, it -> it == null ? null : it.getCause())
                .anyMatch(it -> it instanceof SocketException);
    }

    private static String sayPort(Settings.Listening listening) {
        return "TILEWORK_PORT must be a port that is free on "
                + listening.host()
                + " but was "
                + listening.port()
                + ": end what uses it, or set another one.";
    }

    /** What runs behind the door. */
    private record Inside(
            Maps maps,
            OfficeRules rules,
            Store store,
            Office office,
            Meters meters,
            OfficeMedia media,
            RunningFloors floors) {}

    private Announcement open(PrintStream operator) {
        Inside inside = openInside(operator);
        Ownership ownership = new Ownership(inside.store().keeping(), inside.office(), chance);
        Token ownerCode = ownership.offer();
        WebClient web = WebClient.in(Tree.find(settings.folders().web()));
        HttpServer http = closing.add(openDoor(inside, ownership, web));
        // Clients are told to come back before their sockets are cut.
        closing.add(inside.floors());
        closing.add(Upkeep.start(inside.office(), inside.store()));
        port = http.port();
        startMedia = () -> inside.media().start(port);
        String url = Announcement.url(settings.listening(), port);
        return new Announcement(
                url, ownerCode, web.isBuilt(), inside.media().readiness().sentence());
    }

    /** After all else: it may take its time. */
    private void startMedia() {
        startMedia.run();
    }

    private Inside openInside(PrintStream operator) {
        // The database and the maps take most of the time: side by side.
        CompletableFuture<Store> opening = CompletableFuture.supplyAsync(this::openStore);
        closing.add(() -> closeStore(opening));
        FloorId start = new FloorId(settings.office().startMap());
        Maps maps = Maps.load(Tree.find(settings.folders().maps()), start);
        OfficeRules rules = new OfficeRules(start, maps.ids(), settings.limits().capacityPeople());
        Store store = opened(opening);
        Office office = new Office(rules, store.keeping(), clock);
        closing.add(office::upkeep);
        Meters meters = closing.add(meters(office, store));
        FloorDirectory directory = new FloorDirectory(SOCKET_PATH);
        OfficeMedia media = closing.add(OfficeMedia.of(settings, store, directory, operator));
        media.show(meters);
        FloorPorts ports =
                new FloorPorts(
                        new Roster(),
                        directory,
                        office,
                        meters,
                        new TalkPorts(media.rooms(), office.consents()));
        RunningFloors floors =
                closing.add(
                        RunningFloors.start(
                                settings.limits(), maps.floors(), directory, ports, office));
        return new Inside(maps, rules, store, office, meters, media, floors);
    }

    private Store openStore() {
        return Store.open(
                settings.folders().data(),
                clock,
                System::nanoTime,
                settings.limits().sessionLife());
    }

    private static Store opened(CompletableFuture<Store> opening) {
        try {
            return opening.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof StoreException told) {
                throw told;
            }
            throw failed;
        }
    }

    private static void closeStore(CompletableFuture<Store> opening) {
        try {
            opening.join().close();
        } catch (CompletionException notOpened) {
            // Told to the operator where the store was waited for.
        }
    }

    private HttpServer openDoor(Inside inside, Ownership ownership, WebClient web) {
        FloorDirectory directory = inside.floors().directory();
        FrontDesk desk =
                new FrontDesk(
                        inside.rules(), inside.store().keeping(), inside.office(), chance, clock);
        OfficeView view =
                new OfficeView(
                        settings.office().name(),
                        settings.office().startMap(),
                        version(),
                        inside.office()::population,
                        () -> readiness(inside));
        HttpRoutes routes =
                HttpRoutes.of(
                        settings,
                        new HttpRoutes.Door(desk, ownership, directory),
                        new HttpRoutes.Shown(view, inside.maps().shelf(), web),
                        inside.media().routes(),
                        inside.meters()::scrape,
                        System::nanoTime);
        Handler.Singleton sockets =
                SocketDoor.handler(
                        socketSettings(),
                        inside.office(),
                        directory,
                        inside.meters(),
                        System::nanoTime);
        return HttpServer.open(
                settings.listening(), settings.limits().capacityConnections(), sockets, routes);
    }

    private SocketSettings socketSettings() {
        URI publicUrl = settings.listening().publicUrl();
        return new SocketSettings(
                SOCKET_PATH,
                publicUrl == null ? Set.of() : Set.of(publicUrl.toString()),
                settings.limits().capacitySockets());
    }

    private static Meters meters(Office office, Store store) {
        Meters meters = new Meters();
        meters.gauge("tilework.people", "People who are in", office::population);
        meters.gauge("tilework.store.queue", "Writes that wait", store::waitingWrites);
        meters.gauge("tilework.store.wal.bytes", "Write-ahead log", store::walBytes);
        meters.gauge(
                "tilework.store.up",
                "1 while it can be written",
                () -> store.health().up() ? 1 : 0);
        return meters;
    }

    private static Readiness readiness(Inside inside) {
        StoreHealth store = inside.store().health();
        boolean alive = inside.floors().areAlive();
        return new Readiness(
                new Readiness.Part(store.up() ? "up" : "down", store.sentence()),
                new Readiness.Part(
                        alive ? "up" : "down",
                        alive ? "People can walk." : "A floor stands still; see the log."),
                inside.media().readiness());
    }

    private static String version() {
        Package ours = OfficeServer.class.getPackage();
        String version = ours == null ? null : ours.getImplementationVersion();
        return version == null ? "dev" : version;
    }

    /** The port that was opened. */
    public int port() {
        return port;
    }

    /** Tells clients to come back, keeps what is to be kept, and stops; takes 5 s at most. */
    @Override
    public void close() {
        closing.close();
    }
}
