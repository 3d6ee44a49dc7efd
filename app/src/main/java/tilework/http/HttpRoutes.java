package tilework.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tilework.config.Settings;
import tilework.office.Floors;
import tilework.office.FrontDesk;
import tilework.office.Ownership;

/** All addresses of the port but the socket's. */
public final class HttpRoutes {
    /** Where LiveKit calls out what happens. */
    public static final String MEDIA_HOOK_PATH = "/api/livekit";

    private final JoinRoutes joining;
    private final OfficeRoutes office;
    private final FloorShelf shelf;
    private final WebClient web;
    private final Media media;

    private HttpRoutes(
            JoinRoutes joining, OfficeRoutes office, FloorShelf shelf, WebClient web, Media media) {
        this.joining = joining;
        this.office = office;
        this.shelf = shelf;
        this.web = web;
        this.media = media;
    }

    /** Who answers at the door. */
    public record Door(FrontDesk desk, Ownership ownership, Floors floors) {}

    /** What is shown. */
    public record Shown(OfficeView office, FloorShelf shelf, WebClient web) {}

    /**
     * The media server.
     *
     * @param url where pages connect to it: ws:// or wss://; empty for none
     */
    public record Media(MediaHook hook, String url) {}

    public static HttpRoutes of(
            Settings settings,
            Door door,
            Shown shown,
            Media media,
            Supplier<String> metrics,
            LongSupplier nanos) {
        JoinLimit limit =
                new JoinLimit(
                        settings.limits().joinsPerMinute(),
                        new ClientAddress(settings.listening().trustedProxies()),
                        nanos);
        return new HttpRoutes(
                new JoinRoutes(door.desk(), door.ownership(), door.floors(), shown.shelf(), limit),
                new OfficeRoutes(
                        shown.office(),
                        shown.shelf(),
                        metrics,
                        settings.listening().metricsToken()),
                shown.shelf(),
                shown.web(),
                media);
    }

    void register(RoutesConfig to) {
        to.post("/api/join", joining::join);
        to.post("/api/claim", joining::claim);
        to.post(MEDIA_HOOK_PATH, this::mediaHook);
        show(to, "/api/join", context -> Problem.wrongMethod().send(context));
        show(to, "/api/claim", context -> Problem.wrongMethod().send(context));
        show(to, MEDIA_HOOK_PATH, context -> Problem.wrongMethod().send(context));
        show(to, "/api/office", office::office);
        show(to, "/api/floors/{floor}/map", shelf::document);
        show(to, "/map-images/{file}", shelf::image);
        show(to, "/healthz", office::health);
        show(to, "/readyz", office::readiness);
        show(to, "/metrics", office::metrics);
        show(to, "/", this::file);
        show(to, "/<path>", this::file);
    }

    /** HEAD is GET without a body. */
    private static void show(RoutesConfig to, String path, Handler handler) {
        to.get(path, handler);
        to.head(path, handler);
    }

    /** What a page may connect to besides this port. */
    String mediaSources() {
        String url = media.url();
        String origin = url.replaceFirst("^(wss?://[^/]+).*", "$1");
        return url.isEmpty() ? "" : " " + origin + " " + origin.replaceFirst("^ws", "http");
    }

    private void mediaHook(Context context) throws IOException {
        byte[] body = Json.body(context);
        if (body == null) {
            return;
        }
        String authorization = context.header("Authorization");
        String text = new String(body, StandardCharsets.UTF_8);
        if (authorization != null && media.hook().take(text, authorization)) {
            context.status(200);
        } else {
            Problem.of(
                            401,
                            "unknown-sender",
                            "Nobody the office knows",
                            "This address is for the media server, which signs what it says.")
                    .send(context);
        }
    }

    private void file(Context context) {
        Asset asset = web.at(context.path());
        if (asset == null) {
            Problem.notFound().send(context);
        } else {
            asset.send(context);
        }
    }
}
