package tilework.http;

import io.javalin.Javalin;
import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilework.config.Settings;
import tilework.office.Chance;
import tilework.office.ConsentLog;
import tilework.office.Floors;
import tilework.office.FrontDesk;
import tilework.office.Office;
import tilework.office.OfficeKeeping;
import tilework.office.OfficeRules;
import tilework.office.OwnerClaims;
import tilework.office.Ownership;
import tilework.office.People;
import tilework.office.SessionLog;
import tilework.world.grid.FloorId;

/** What a server answers to, read from the router that it fills; nobody lists it by hand. */
public final class RegisteredRoutes {
    private RegisteredRoutes() {}

    /** {@code path}: as registered, with its parameters in braces. */
    public record Route(String method, String path) {}

    public static List<Route> all() {
        HttpRoutes routes = routes();
        Javalin javalin = Javalin.create(config -> HttpServer.register(config.routes, routes));
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(it -> it.endpoint)
                .filter(it -> it.method.isHttpMethod())
                .map(it -> new Route(it.method.name(), it.path))
                .distinct()
                .toList();
    }

    /** Made to be registered; none of them is called. */
    private static HttpRoutes routes() {
        Settings settings = Settings.read(List.of(), Map.of());
        FloorId start = new FloorId("hq");
        OfficeRules rules = new OfficeRules(start, Set.of(start), 1);
        OfficeKeeping keeping =
                new OfficeKeeping(
                        uncalled(People.class),
                        uncalled(SessionLog.class),
                        uncalled(OwnerClaims.class),
                        uncalled(ConsentLog.class));
        InstantSource clock = InstantSource.fixed(Instant.EPOCH);
        Chance chance = new Chance(new SecureRandom());
        Office office = new Office(rules, keeping, clock);
        OfficeView view =
                new OfficeView("", "hq", "", () -> 0, () -> uncalled(Readiness.class, "readiness"));
        return HttpRoutes.of(
                settings,
                new HttpRoutes.Door(
                        new FrontDesk(rules, keeping, office, chance, clock),
                        new Ownership(keeping, office, chance),
                        uncalled(Floors.class)),
                new HttpRoutes.Shown(
                        view,
                        new FloorShelf(List.of(), List.of()),
                        WebClient.in(settings.folders().web())),
                new HttpRoutes.Media((_, _) -> false, ""),
                () -> "",
                () -> 0);
    }

    private static <T> T uncalled(Class<T> port) {
        return port.cast(
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (self, method, arguments) -> uncalled(port, method.getName())));
    }

    private static <T> T uncalled(Class<T> type, String what) {
        throw new AssertionError(type.getSimpleName() + ": " + what + " was called");
    }
}
