package tilework.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** GET /api/office, /healthz, /readyz and /metrics. */
final class OfficeRoutes {
    private static final String BEARER = "Bearer ";

    private final OfficeView office;
    private final FloorShelf shelf;
    private final Supplier<String> metrics;
    private final @Nullable String metricsToken;

    OfficeRoutes(
            OfficeView office,
            FloorShelf shelf,
            Supplier<String> metrics,
            @Nullable String metricsToken) {
        this.office = office;
        this.shelf = shelf;
        this.metrics = metrics;
        this.metricsToken = metricsToken;
    }

    record OfficeAnswer(
            String name, int peopleIn, List<FloorAnswer> floors, String start, String version) {}

    record FloorAnswer(String id, String name, String mapUrl, String mapHash) {}

    record Alive(String status) {}

    void office(Context context) {
        List<FloorAnswer> floors =
                shelf.floors().stream()
                        .map(it ->
                                new FloorAnswer(
                                        it.id().value(), it.name(), it.mapUrl(), it.mapHash()))
                        .toList();
        Json.send(
                context,
                new OfficeAnswer(
                        office.name(),
                        office.peopleIn().getAsInt(),
                        floors,
                        office.start(),
                        office.version()));
    }

    void health(Context context) {
        Json.send(context, new Alive("alive"));
    }

    /** 200 while people can walk, whatever else is broken. */
    void readiness(Context context) {
        Readiness readiness = office.readiness().get();
        context.status(readiness.canServe() ? 200 : 503);
        Json.send(context, readiness);
    }

    /** For this machine, or with the token; what comes through a proxy is not this machine. */
    void metrics(Context context) {
        if (ClientAddress.isThisMachine(context) || hasToken(context.header("Authorization"))) {
            context.contentType("text/plain; version=0.0.4; charset=utf-8")
                    .header("Cache-Control", "no-store")
                    .result(metrics.get());
            return;
        }
        Problem.of(
                        403,
                        "metrics-closed",
                        "Metrics are not for everybody",
                        "Ask from the server's own machine, or with TILEWORK_METRICS_TOKEN.")
                .send(context);
    }

    private boolean hasToken(@Nullable String authorization) {
        return metricsToken != null
                && authorization != null
                && authorization.startsWith(BEARER)
                && MessageDigest.isEqual(
                        utf8(authorization.substring(BEARER.length())), utf8(metricsToken));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
