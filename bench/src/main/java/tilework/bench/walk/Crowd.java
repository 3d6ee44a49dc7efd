package tilework.bench.walk;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tilework.bench.socket.ClientSocket;
import tilework.bench.socket.Upgrade;

/**
 * All bots of this process and the one thread that drives them. Other threads use {@link #post}
 * alone.
 */
final class Crowd implements Runnable {
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long STOPPED_NANOS = 3 * SECOND_NANOS;
    private static final long FAREWELL_NANOS = 3 * SECOND_NANOS;
    private static final long NEVER = Long.MAX_VALUE;
    private static final int NEAR_TILES = 8;
    private static final int OBSERVER_TRIES = 30;

    private final BotSettings settings;
    private final Tally tally;
    private final BlockingQueue<Second> seconds;
    private final Selector selector;
    private final Door door;
    private final List<Bot> bots = new ArrayList<>();
    private final Map<String, Floor> floors = new HashMap<>();
    private final Map<String, InetSocketAddress> addresses = new HashMap<>();
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final Timetable timetable = new Timetable();
    private final FrameScan scan = new FrameScan();
    private final RandomGenerator random = new SplittableRandom();
    private final byte[] scratch = new byte[64 << 10];
    private long readNanos = System.nanoTime();
    private long secondBeganNanos = readNanos;
    private long hangUpNanos = NEVER;

    /** Each full second goes into {@code seconds}, or is dropped when nobody takes them. */
    Crowd(BotSettings settings, Tally tally, OfficeApi api, BlockingQueue<Second> seconds)
            throws IOException {
        this.settings = settings;
        this.tally = tally;
        this.seconds = seconds;
        this.selector = Selector.open();
        this.door = new Door(api, this);
        for (int i = 1; i <= settings.bots(); i++) {
            bots.add(new Bot("Bot " + i, this, tally));
        }
    }

    /** Has the task done by the bots' thread. Any thread. */
    void post(Runnable task) {
        posted.add(task);
        selector.wakeup();
    }

    /** Everybody goes home, and the thread ends when the office has let them go. */
    void end() {
        bots.forEach(Bot::goHome);
        hangUpNanos = System.nanoTime() + FAREWELL_NANOS;
    }

    private boolean hasEnded(long nowNanos) {
        if (hangUpNanos == NEVER
                || !(nowNanos > hangUpNanos || bots.stream().allMatch(Bot::isOut))) {
            return false;
        }
        bots.forEach(Bot::hangUp);
        return true;
    }

    @Override
    public void run() {
        bots.forEach(door::join);
        try (selector;
                door) {
            while (!hasEnded(System.nanoTime())) {
                turn();
            }
        } catch (IOException e) {
            tally.trouble("the selector failed: " + e.getMessage());
        }
    }

    private void turn() throws IOException {
        long begin = System.nanoTime();
        boolean justWoke = begin - readNanos > STOPPED_NANOS;
        if (justWoke) {
            tally.comeback.woke(begin, begin - readNanos);
        }
        readNanos = begin;
        for (Runnable task = posted.poll(); task != null; task = posted.poll()) {
            task.run();
        }
        long second = secondBeganNanos + SECOND_NANOS - begin;
        if (second <= 0 || justWoke) {
            endSecond(begin, justWoke);
            second = SECOND_NANOS;
        }
        long waitNanos = timetable.run(begin, Math.min(second, SECOND_NANOS));
        selector.select(this::ready, Math.max(1, waitNanos / 1_000_000));
    }

    private void ready(SelectionKey key) {
        if (key.attachment() instanceof ClientSocket socket) {
            readNanos = System.nanoTime();
            tally.second.bytes += socket.ready(scratch);
        }
    }

    private void endSecond(long nowNanos, boolean justWoke) {
        int walking = 0;
        int here = 0;
        for (Bot bot : bots) {
            bot.check(nowNanos, justWoke);
            here += bot.isHere() ? 1 : 0;
            walking += bot.isHere() && bot.walker().isWalking(nowNanos) ? 1 : 0;
        }
        floors.values().forEach(Floor::setClock);
        tally.second.walkingSum = walking;
        tally.second.hereSum = here;
        tally.second.nanos = nowNanos - secondBeganNanos;
        secondBeganNanos = nowNanos;
        boolean lost = !seconds.offer(Second.of(tally, everybodyIsSettled(), here, walking));
        if (lost) {
            tally.trouble("a line of progress was dropped: nobody reads them");
        }
        tally.endSecond(tally.second.nanos);
    }

    // ---- what the bots ask of it ----

    ClientSocket open(URI address, String sessionToken, Bot bot) throws IOException {
        @Nullable String host = address.getHost();
        if (host == null) {
            throw new IOException("a socket's address must name a host but was " + address);
        }
        int port = address.getPort() < 0 ? 80 : address.getPort();
        InetSocketAddress server =
                addresses.computeIfAbsent(
                        host + ":" + port, _ -> new InetSocketAddress(host, port));
        return new ClientSocket(
                selector, server, new Upgrade(address, sessionToken, random), bot, random);
    }

    /**
     * Has the effect of the command that the bot is about to send looked for by one other bot,
     * drawn among those near.
     */
    void observe(Bot walker, Floor floor) {
        for (int i = 0; i < OBSERVER_TRIES; i++) {
            Bot other = bots.get(random.nextInt(bots.size()));
            if (other != walker
                    && other.isHere()
                    && other.floor() == floor
                    && other.walker().isNear(walker.walker(), floor, NEAR_TILES)) {
                other.watch()
                        .add(
                                new Sighting(
                                        walker.walker().avatar(),
                                        floor.newestTick(),
                                        System.nanoTime()));
                return;
            }
        }
    }

    /** The floor of that map: the one that the bots on it share. */
    Floor floor(FloorMap map) {
        return floors.computeIfAbsent(
                map.floor(),
                _ -> {
                    if (settings.concentrated() && map.zone(Floor.CROWDED_ZONE).isEmpty()) {
                        tally.trouble(
                                "floor "
                                        + map.floor()
                                        + " has no zone named "
                                        + Floor.CROWDED_ZONE
                                        + ": bots on it walk everywhere");
                    }
                    return new Floor(map, settings.concentrated());
                });
    }

    /** Cuts the lines of that many bots at once. */
    void cut(int lines) {
        List<Bot> here = new ArrayList<>(bots.stream().filter(Bot::isHere).toList());
        Collections.shuffle(here);
        List<Bot> chosen = here.subList(0, Math.min(lines, here.size()));
        tally.comeback.cut(chosen.size(), System.nanoTime());
        chosen.forEach(Bot::cut);
    }

    private boolean everybodyIsSettled() {
        return bots.stream().allMatch(bot -> bot.isHere() || bot.isGone());
    }

    /** Whether everybody talks with whomever they meet. */
    boolean isTalking() {
        return settings.talking();
    }

    int walkingPercent() {
        return settings.walkingPercent();
    }

    Door door() {
        return door;
    }

    Timetable timetable() {
        return timetable;
    }

    FrameScan scan() {
        return scan;
    }

    RandomGenerator random() {
        return random;
    }

    /** When the read began whose bytes are being looked at. */
    long readNanos() {
        return readNanos;
    }

    long nowNanos() {
        return System.nanoTime();
    }
}
