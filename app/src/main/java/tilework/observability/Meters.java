package tilework.observability;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import tilework.engine.CloseReason;
import tilework.engine.EngineMeters;
import tilework.engine.TurnedAway;
import tilework.world.RefusalReason;
import tilework.world.grid.FloorId;

/** What floors count, by the names that operators' scripts rely on. Thread-safe; never blocks. */
public final class Meters implements EngineMeters, AutoCloseable {
    private static final Duration[] BUCKETS = {
        Duration.ofNanos(500_000),
        Duration.ofMillis(1),
        Duration.ofMillis(2),
        Duration.ofMillis(5),
        Duration.ofMillis(10),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofMillis(100),
        Duration.ofMillis(200),
        Duration.ofMillis(500)
    };

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final ProcessMeters process = new ProcessMeters(registry);
    private final Map<FloorId, FloorGauges> floors = new ConcurrentHashMap<>();
    private final List<LongSupplier> counted = new CopyOnWriteArrayList<>();
    private final Map<String, Counter> labeled = new ConcurrentHashMap<>();
    private final Timer ticks = timer("tilework.tick", "Work of one tick");
    private final Timer lateness = timer("tilework.tick.lateness", "How late a tick began");
    private final Timer flushes = timer("tilework.flush", "Work of one flush, all sends of it");
    private final Counter frames = counter("tilework.frames.sent", "Frames handed to sockets");
    private final Counter bytes = counter("tilework.bytes.sent", "Bytes of those frames");
    private final Counter joins = counter("tilework.joins", "People who came in");
    private final Counter resumes = counter("tilework.resumes", "Sessions that went on in place");

    public Meters() {
        floorGauge("tilework.avatars", "Bodies on all floors", FloorGauges::avatars);
        floorGauge("tilework.groups", "People who stand together", FloorGauges::groups);
        floorGauge("tilework.sessions", "Sockets on all floors", FloorGauges::sessions);
        floorGauge("tilework.audiences", "Sets of sessions that share", FloorGauges::audiences);
        floorGauge(
                "tilework.stalled.sessions",
                "Sessions that have not taken what they were sent",
                FloorGauges::stalledSessions);
        floorGauge("tilework.mailbox.depth", "Commands that wait", FloorGauges::mailboxDepth);
    }

    /** All meters in the text form of Prometheus. */
    public String scrape() {
        return registry.scrape();
    }

    /** Shows a number that is asked for when it is read. */
    public void gauge(String name, String description, DoubleSupplier value) {
        Gauge.builder(name, value, DoubleSupplier::getAsDouble)
                .description(description)
                .strongReference(true)
                .register(registry);
    }

    /** Shows a number that only grows and is asked for when it is read. */
    public void count(String name, String description, LongSupplier value) {
        // The registry itself holds on to nothing.
        counted.add(value);
        FunctionCounter.builder(name, value, LongSupplier::getAsLong)
                .description(description)
                .register(registry);
    }

    private void floorGauge(String name, String description, ToIntFunction<FloorGauges> part) {
        gauge(name, description, () -> floors.values().stream().mapToInt(part).sum());
    }

    private Timer timer(String name, String description) {
        return Timer.builder(name)
                .description(description)
                .serviceLevelObjectives(BUCKETS)
                .register(registry);
    }

    private Counter counter(String name, String description) {
        return Counter.builder(name).description(description).register(registry);
    }

    @Override
    public void ticked(long workNanos, long latenessNanos) {
        ticks.record(workNanos, TimeUnit.NANOSECONDS);
        lateness.record(Math.max(0, latenessNanos), TimeUnit.NANOSECONDS);
    }

    @Override
    public void flushed(long workNanos, int frameCount, long byteCount) {
        flushes.record(workNanos, TimeUnit.NANOSECONDS);
        frames.increment(frameCount);
        bytes.increment((double) byteCount);
    }

    @Override
    public void changed(String kind, int count) {
        labeled("tilework.changes", "kind", kind).increment(count);
    }

    @Override
    public void stands(FloorId floor, FloorGauges gauges) {
        floors.put(floor, gauges);
    }

    @Override
    public void refused(RefusalReason reason) {
        labeled("tilework.refusals", "reason", text(reason)).increment();
    }

    @Override
    public void turnedAway(TurnedAway reason) {
        labeled("tilework.refusals", "reason", text(reason)).increment();
    }

    @Override
    public void joined() {
        joins.increment();
    }

    @Override
    public void resumed() {
        resumes.increment();
    }

    @Override
    public void closed(CloseReason reason) {
        labeled("tilework.sessions.closed", "reason", text(reason)).increment();
    }

    private Counter labeled(String name, String label, String value) {
        Counter known = labeled.get(name + value);
        return known != null
                ? known
                : labeled.computeIfAbsent(
                        name + value,
                        it -> Counter.builder(name).tag(label, value).register(registry));
    }

    private static String text(Enum<?> reason) {
        return reason.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void close() {
        process.close();
        registry.close();
    }
}
