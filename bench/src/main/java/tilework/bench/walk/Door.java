package tilework.bench.walk;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The HTTP side of joining, on its own threads, so that the bots' thread never waits. Newcomers
 * begin at an even pace, all of them a few at a time; what comes of it is posted to the crowd.
 */
final class Door implements AutoCloseable {
    private static final long PACE_NANOS = 1_000_000_000L / 200;
    private static final int AT_A_TIME = 16;
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final long FIRST_WAIT_MILLIS = 250;
    private static final long LONGEST_WAIT_MILLIS = 4000;

    private final OfficeApi api;
    private final Crowd crowd;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore turns = new Semaphore(AT_A_TIME, true);
    private final AtomicLong nextNanos = new AtomicLong(System.nanoTime());
    private final Map<String, FloorMap> maps = new ConcurrentHashMap<>();

    Door(OfficeApi api, Crowd crowd) {
        this.api = api;
        this.crowd = crowd;
    }

    /** Brings a bot in, or back. */
    void join(Bot bot) {
        String personToken = bot.personToken();
        String sessionToken = bot.sessionToken();
        threads.execute(() -> {
            try {
                knock(bot, personToken, sessionToken);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Takes a bot to another floor. */
    void follow(Bot bot, String floor, String socketUrl) {
        threads.execute(() -> {
            try {
                URI socket = api.socket(socketUrl);
                FloorMap map = map(floor);
                crowd.post(() -> bot.connect(socket, crowd.floor(map)));
            } catch (IOException e) {
                crowd.post(() ->
                        bot.denied("could not follow to floor " + floor + ": " + e.getMessage()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private void knock(Bot bot, String personToken, String sessionToken)
            throws InterruptedException {
        if (sessionToken.isEmpty()) {
            awaitPace();
        }
        long giveUpNanos = System.nanoTime() + PATIENCE_NANOS;
        long waitMillis = FIRST_WAIT_MILLIS;
        while (true) {
            OfficeApi.Answer answer = ask(bot.name(), personToken, sessionToken);
            if (answer instanceof OfficeApi.Later && System.nanoTime() > giveUpNanos) {
                answer = new OfficeApi.Denied(answer.toString());
            }
            switch (answer) {
                case OfficeApi.Joined joined -> {
                    letIn(bot, joined);
                    return;
                }
                case OfficeApi.Denied denied -> {
                    crowd.post(() -> bot.denied(denied.reason()));
                    return;
                }
                case OfficeApi.Later later -> {
                    Thread.sleep(Math.max(later.millis(), waitMillis));
                    waitMillis = Math.min(2 * waitMillis, LONGEST_WAIT_MILLIS);
                }
            }
        }
    }

    private OfficeApi.Answer ask(String name, String personToken, String sessionToken)
            throws InterruptedException {
        turns.acquire();
        try {
            return api.join(name, personToken, sessionToken);
        } catch (IOException e) {
            return new OfficeApi.Later(0, "could not reach the office: " + e);
        } finally {
            turns.release();
        }
    }

    private void letIn(Bot bot, OfficeApi.Joined joined) throws InterruptedException {
        try {
            FloorMap map = map(joined.floor());
            crowd.post(() -> bot.joined(joined, crowd.floor(map)));
        } catch (IOException e) {
            crowd.post(
                    () -> bot.denied("no map of floor " + joined.floor() + ": " + e.getMessage()));
        }
    }

    private synchronized FloorMap map(String floor) throws IOException, InterruptedException {
        FloorMap known = maps.get(floor);
        if (known == null) {
            known = api.map(floor);
            maps.put(floor, known);
        }
        return known;
    }

    /** Waits for this knock's place in an even row of knocks. */
    private void awaitPace() throws InterruptedException {
        long now = System.nanoTime();
        long mine = nextNanos.getAndUpdate(next -> Math.max(next, now) + PACE_NANOS);
        if (mine > now) {
            Thread.sleep((mine - now) / 1_000_000);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
