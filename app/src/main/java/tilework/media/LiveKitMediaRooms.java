package tilework.media;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import livekit.LivekitModels.Room;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.engine.talk.DesiredRoom;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.MediaHealth;
import tilework.engine.talk.MediaRooms;
import tilework.engine.talk.RoomKey;
import tilework.office.MediaState;
import tilework.world.avatar.PersonId;

/**
 * Media rooms at a LiveKit server. Each room has a keeper on a virtual thread of its own, which is
 * woken by what is desired, by webhooks, and by time; one more thread watches how LiveKit stands
 * and removes rooms of this office that nobody wants.
 */
public final class LiveKitMediaRooms implements MediaRooms, AutoCloseable {
    private static final long WATCH_MILLIS = 1000;
    private static final long IDLE_WATCH_MILLIS = 10_000;
    private static final long SWEEP_NANOS = 5_000_000_000L;
    private static final long PARTING_MILLIS = 1000;
    private static final Logger LOG = LoggerFactory.getLogger(LiveKitMediaRooms.class);

    private final MediaCounts counts = new MediaCounts();
    private final LongSupplier nanos;
    private final DoubleSupplier chance;
    private final RoomNames names;
    private final LiveKitCalls calls;
    private final Webhooks webhooks;
    private final Standing standing;
    private final RoomKeeper.Workshop shop;
    private final Map<RoomKey, KeeperThread> keepers = new ConcurrentHashMap<>();
    private final Semaphore watching = new Semaphore(0);

    private volatile boolean isClosed;
    private volatile boolean isGivenUp;
    private long sweptNanos;

    /** Time and chance. {@code chance}: from 0 to 1, for pauses. */
    public record Nature(LongSupplier nanos, DoubleSupplier chance) {}

    /**
     * An office of which nobody has heard: its id and that of this start of it, letters and digits.
     */
    public record Owner(String office, String boot) {}

    /**
     * Knows nothing of the server yet.
     *
     * @param hindrance why there can be no LiveKit at present, if somebody knows; else it is asked
     */
    public LiveKitMediaRooms(
            MediaServer server,
            Owner owner,
            MediaEvents events,
            Supplier<@Nullable MediaHealth> hindrance,
            Nature nature) {
        nanos = nature.nanos();
        chance = nature.chance();
        names = new RoomNames(owner.office(), owner.boot());
        calls = new LiveKitCalls(server, nanos, counts);
        webhooks = new Webhooks(server);
        standing = new Standing(calls, server, hindrance, nanos.getAsLong());
        shop = new RoomKeeper.Workshop(calls, new Tickets(server), events, counts);
        sweptNanos = nanos.getAsLong() - SWEEP_NANOS;
    }

    /** Begins to watch the server. */
    public void start() {
        shop.events().stands(standing.health().state());
        Thread.ofVirtual().name("media-watch").start(this::watch);
    }

    @Override
    public void desire(DesiredRoom room) {
        if (isClosed) {
            return;
        }
        KeeperThread keeper = keepers.computeIfAbsent(room.key(), _ -> begin(room));
        keeper.keeper.desire(room);
        keeper.wake();
    }

    @Override
    public void end(RoomKey room) {
        KeeperThread keeper = keepers.get(room);
        if (keeper != null) {
            keeper.keeper.end();
            keeper.wake();
        }
    }

    @Override
    public void askTicket(RoomKey room, PersonId member) {
        KeeperThread keeper = keepers.get(room);
        if (keeper != null) {
            keeper.keeper.askTicket(member);
            keeper.wake();
        }
    }

    @Override
    public MediaHealth health() {
        return standing.health();
    }

    public MediaCounts counts() {
        return counts;
    }

    /** Rooms that are kept. */
    public int rooms() {
        return keepers.size();
    }

    /**
     * Takes what LiveKit calls out; returns at once. Answers whether it was signed by our LiveKit.
     *
     * @param body exactly as it came
     */
    public boolean takeWebhook(String body, String authorization) {
        Webhooks.Taken taken = webhooks.take(body, authorization);
        if (taken.room() != null) {
            counts.webhooks.increment();
            keepers.values().stream()
                    .filter(it -> it.keeper.name().equals(taken.room()))
                    .forEach(it -> {
                        it.keeper.hint();
                        it.wake();
                    });
        }
        return taken.isGenuine();
    }

    private KeeperThread begin(DesiredRoom room) {
        KeeperThread begun =
                new KeeperThread(new RoomKeeper(room, names.of(room), shop, new Backoff(chance)));
        Thread.ofVirtual().name("media-" + names.of(room)).start(begun::run);
        watching.release();
        return begun;
    }

    /** The thread of one keeper. */
    private final class KeeperThread {
        final RoomKeeper keeper;
        private final Semaphore woken = new Semaphore(0);

        KeeperThread(RoomKeeper keeper) {
            this.keeper = keeper;
        }

        void wake() {
            woken.release();
        }

        void run() {
            try {
                while (!keeper.isOver() && !isGivenUp) {
                    long next = pass();
                    long waitNanos = next - nanos.getAsLong();
                    if (waitNanos > 0 && woken.tryAcquire(waitNanos, TimeUnit.NANOSECONDS)) {
                        woken.drainPermits();
                    }
                }
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            } finally {
                keepers.values().remove(this);
            }
        }

        private long pass() {
            try {
                return keeper.pass(nanos.getAsLong());
            } catch (RuntimeException bug) {
                LOG.error("a media room goes on after a fault", bug);
                return nanos.getAsLong() + SWEEP_NANOS;
            }
        }
    }

    private void watch() {
        try {
            while (!isClosed) {
                look();
                boolean isQuiet = standing.isUp() && keepers.isEmpty();
                if (watching.tryAcquire(
                        isQuiet ? IDLE_WATCH_MILLIS : WATCH_MILLIS, TimeUnit.MILLISECONDS)) {
                    watching.drainPermits();
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() {
        try {
            long now = nanos.getAsLong();
            boolean wasUp = standing.isUp();
            Standing.Look look = standing.look(now - sweptNanos >= SWEEP_NANOS, now);
            if (look.isChanged()) {
                tell(standing.health());
            }
            if (look.rooms() != null) {
                sweptNanos = now;
                sweep(look.rooms());
            }
            if (!wasUp && standing.isUp()) {
                keepers.values()
                        .forEach(it -> {
                            it.keeper.refresh();
                            it.wake();
                        });
            }
        } catch (RuntimeException bug) {
            LOG.error("the watch over LiveKit goes on after a fault", bug);
        }
    }

    private void tell(MediaHealth health) {
        if (health.state() == MediaState.DOWN) {
            LOG.warn("{}", health.sentence());
        }
        shop.events().stands(health.state());
    }

    /** Removes rooms of ours that nobody keeps: of an earlier start, or whose removal got lost. */
    private void sweep(List<Room> rooms) {
        rooms.stream()
                .map(Room::getName)
                .filter(names::isOurs)
                .filter(name ->
                        keepers.values().stream().noneMatch(it -> it.keeper.name().equals(name)))
                .forEach(calls::delete);
    }

    /** Removes all rooms; takes about a second at most. */
    @Override
    public void close() {
        isClosed = true;
        watching.release();
        keepers.keySet().forEach(this::end);
        long untilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PARTING_MILLIS);
        try {
            while (!keepers.isEmpty() && System.nanoTime() - untilNanos < 0) {
                Thread.sleep(5);
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        isGivenUp = true;
        keepers.values().forEach(KeeperThread::wake);
        calls.close();
    }
}
