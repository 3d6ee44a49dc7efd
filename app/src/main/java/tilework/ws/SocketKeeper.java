package tilework.ws;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tilework.engine.FaultLog;

/**
 * Looks after all open sockets, several times within each of its times: pings them, ends those of
 * which nothing is heard, and cuts those that do not come to an end. Safe from any thread.
 */
final class SocketKeeper {
    /** Jetty's own limit; ours are shorter. */
    static final Duration IDLE_TIMEOUT = Duration.ofMinutes(2);

    private static final long MOST_PERIOD_MILLIS = 1_000;

    private final SocketTimes times;
    private final LongSupplier nanos;
    private final FaultLog faults = new FaultLog("the socket server");
    private final Set<ClientSocket> sockets = ConcurrentHashMap.newKeySet();

    @GuardedBy("this")
    private @Nullable ScheduledExecutorService timer;

    SocketKeeper(SocketTimes times, LongSupplier nanos) {
        this.times = times;
        this.nanos = nanos;
    }

    synchronized void start() {
        long shortest = Math.min(times.closeMillis(), times.pingMillis());
        long periodMillis = Math.clamp(shortest / 2, 1, MOST_PERIOD_MILLIS);
        timer =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().name("socket-keeper").daemon().factory());
        var _ =
                timer.scheduleWithFixedDelay(
                        this::look, periodMillis, periodMillis, TimeUnit.MILLISECONDS);
    }

    synchronized void stop() {
        if (timer != null) {
            timer.shutdownNow();
        }
    }

    /** How many sockets are open. */
    int open() {
        return sockets.size();
    }

    void add(ClientSocket socket) {
        sockets.add(socket);
    }

    void remove(ClientSocket socket) {
        sockets.remove(socket);
    }

    FaultLog faults() {
        return faults;
    }

    private void look() {
        long nowNanos = nanos.getAsLong();
        for (ClientSocket socket : sockets) {
            try {
                socket.look(nowNanos, times);
            } catch (RuntimeException bug) {
                // A timer that throws never runs again: the others would not be looked after.
                faults.report("look", bug);
                socket.cut();
            }
        }
    }
}
