package tilework.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tilework.config.Settings;
import tilework.office.Floors;
import tilework.office.FrontDesk;
import tilework.office.Ownership;

/** All addresses of the port but the socket's. */
public final class HttpRoutes {
    private final JoinRoutes joining;
    private final OfficeRoutes office;
    private final FloorShelf shelf;
    private final WebClient web;

    private HttpRoutes(JoinRoutes joining, OfficeRoutes office, FloorShelf shelf, WebClient web) {
        this.joining = joining;
        this.office = office;
        this.shelf = shelf;
        this.web = web;
    }

    /** Who answers at the door. */
    public record Door(FrontDesk desk, Ownership ownership, Floors floors) {}

    /** What is shown. */
    public record Shown(OfficeView office, FloorShelf shelf, WebClient web) {}

    public static HttpRoutes of(
            Settings settings,
            Door door,
            Shown shown,
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
                shown.web());
    }

    void register(RoutesConfig to) {
        to.post("/api/join", joining::join);
        to.post("/api/claim", joining::claim);
        show(to, "/api/join", context -> Problem.wrongMethod().send(context));
        show(to, "/api/claim", context -> Problem.wrongMethod().send(context));
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

    private void file(Context context) {
        Asset asset = web.at(context.path());
        if (asset == null) {
            Problem.notFound().send(context);
        } else {
            asset.send(context);
        }
    }
}
