package tilework.engine;

import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilework.concurrency.ThreadConfined;
import tilework.world.World;
import tilework.world.tick.TickSchedule;

/**
 * What a floor does when its thread wakes: catch up with the clock, do what was asked, tell who
 * must know, flush if the policy lets it, and say when to wake next. It sleeps nowhere and its
 * clock is given, so a test can drive it.
 */
@ThreadConfined("tick")
final class TickLoop {
    static final long PERIOD_NANOS = 66_666_667;

    /** In place of a time: only when something comes in. */
    static final long NEVER = Long.MAX_VALUE;

    private static final Logger LOG = LoggerFactory.getLogger(TickLoop.class);
    private static final int MAX_CATCH_UP_TICKS = 15;
    private static final long UPKEEP_NANOS = 1_000_000_000;
    private static final long TOO_SLOW_NANOS = 10_000_000_000L;

    private final World world;
    private final FloorSetup setup;
    private final FaultLog faults;
    private final EngineMeters meters;
    private final LongSupplier clock;
    private final Mailbox mailbox;
    private final FlushPolicy policy;
    private final Occupants occupants = new Occupants();
    private final Talks talks;
    private final Door door;
    private final Asks asks;
    private final Exits exits;
    private final ChangeRouter router;
    private final Paces paces;
    private TickSchedule schedule;
    private long upkeepAtNanos;
    private long workNanos;
    private boolean privateDue;
    private boolean waitsForPolicy;
    private boolean saidEmpty;
    private @Nullable CloseReason stopped;

    /** {@code clock}: nanoseconds of any origin, never going back. */
    TickLoop(FloorSetup given, Mailbox mailbox, LongSupplier clock) {
        faults = new FaultLog("floor " + given.facts().floor().value());
        setup = given.guarded(faults);
        this.mailbox = mailbox;
        this.clock = clock;
        world = setup.world();
        meters = setup.ports().meters();
        long nowNanos = clock.getAsLong();
        policy = new FlushPolicy(setup.settings().sendsPerSecond(), PERIOD_NANOS, nowNanos);
        paces = new Paces(setup, nowNanos);
        talks = new Talks(setup, occupants);
        door = new Door(setup, occupants, talks);
        asks = new Asks(setup, door, talks);
        exits = new Exits(setup, door);
        router = new ChangeRouter(setup, occupants, paces, exits, talks);
        long baseNanos = nowNanos - world.tick() * PERIOD_NANOS;
        schedule = new TickSchedule(baseNanos, PERIOD_NANOS, MAX_CATCH_UP_TICKS);
        upkeepAtNanos = nowNanos;
    }

    /** Whether there is something to send that the policy does not let out yet. */
    boolean waitsForPolicy() {
        return waitsForPolicy;
    }

    /** Whether the client behind the link has been told everything and has taken it. */
    boolean isUpToDate(ClientLink link) {
        return link.isIdle()
                && occupants.watchers().stream()
                        .filter(it -> it.connection.link.guards(link))
                        .anyMatch(paces::isUpToDate);
    }

    /** Where this floor's faults are told. */
    FaultLog faults() {
        return faults;
    }

    /** Why the floor was asked to stop; absent while it runs. */
    @Nullable CloseReason stopped() {
        return stopped;
    }

    /** Works off what is due now; answers when to wake next, or {@link #NEVER}. */
    long turn() {
        long nowNanos = clock.getAsLong();
        catchUp(nowNanos);
        Deque<Request> requests = mailbox.drain();
        for (Request request = requests.poll(); request != null; request = requests.poll()) {
            attempt(request, nowNanos);
        }
        router.route(nowNanos);
        if (nowNanos >= upkeepAtNanos) {
            upkeep(nowNanos);
        }
        privateDue |= talks.takeNews();
        workNanos += clock.getAsLong() - nowNanos;
        long wakeNanos = flushOrWait(nowNanos);
        reportEmptied();
        return wakeNanos;
    }

    /** Ends all links with the reason; the bodies are not announced as gone. */
    void close(CloseReason reason) {
        door.close(reason);
    }

    private void catchUp(long nowNanos) {
        int due = schedule.ticksDue(world.tick(), nowNanos);
        if (due == 0) {
            return;
        }
        if (world.isAtRest()) {
            world.rest(due);
            return;
        }
        long latenessNanos = nowNanos - schedule.dueAtNanos(world.tick() + 1);
        policy.ticked(nowNanos, latenessNanos);
        int dropped = schedule.ticksToDrop(world.tick(), nowNanos);
        if (dropped > 0) {
            LOG.warn("floor {} was {} ticks late and left out {}", floor(), due, dropped);
            schedule = schedule.dropping(dropped);
        }
        for (int i = dropped; i < due; i++) {
            world.advance();
        }
        router.route(nowNanos);
        meters.ticked(workNanos + clock.getAsLong() - nowNanos, latenessNanos);
        workNanos = nowNanos - clock.getAsLong();
    }

    /** A fault in one request takes none of the others with it, least of all the end of a link. */
    private void attempt(Request request, long nowNanos) {
        try {
            handle(request, nowNanos);
        } catch (RuntimeException bug) {
            faults.report("a request", bug);
            if (request instanceof Request.Connect(var connection) && connection.watcher == null) {
                connection.link.close(CloseReason.FAULT);
            }
        }
    }

    private void handle(Request request, long nowNanos) {
        switch (request) {
            case Request.Ask ask -> {
                Watcher watcher = ask.from.watcher;
                if (watcher != null) {
                    asks.handle(watcher, ask.command(), nowNanos);
                    privateDue = true;
                }
            }
            case Request.Connect(var connection) -> {
                if (!exits.sendsOn(connection, nowNanos)) {
                    door.connect(connection);
                    privateDue = true;
                }
            }
            case Request.Lost(var connection) -> {
                connection.end();
                door.lost(connection, nowNanos);
            }
            case Request.Arrive(var traveler) -> {
                exits.arrived(traveler.seat().person());
                door.arrive(traveler, nowNanos);
            }
            case Request.Restore(var traveler, long graceNanos) ->
                    door.restore(traveler, nowNanos + graceNanos);
            case Request.Remove(var person, var reason) -> door.remove(person, reason);
            case Request.Ticket(var room, var member, var ticket) ->
                    talks.ticket(room, member, ticket);
            case Request.Spoiled(var room) -> talks.conversations().spoiled(room);
            case Request.MediaStands(var state) -> talks.stands(state);
            case Request.Stop(var reason) -> stopped = reason;
        }
    }

    private void upkeep(long nowNanos) {
        upkeepAtNanos = nowNanos + UPKEEP_NANOS;
        door.expire(nowNanos);
        router.route(nowNanos);
        for (Watcher watcher : paces.stalled()) {
            if (!watcher.isReady(nowNanos) && watcher.isStuck(nowNanos, TOO_SLOW_NANOS)) {
                watcher.connection.link.close(CloseReason.TOO_SLOW);
            }
        }
        report();
    }

    /** An empty floor sleeps: what is to be said of it is said at once. */
    private void reportEmptied() {
        boolean isEmpty = occupants.all().isEmpty();
        if (isEmpty && !saidEmpty) {
            report();
        }
        saidEmpty = isEmpty;
    }

    private void report() {
        router.report();
        meters.stands(setup.facts().floor(), gauges());
    }

    private EngineMeters.FloorGauges gauges() {
        return new EngineMeters.FloorGauges(
                world.population(),
                world.groupCount(),
                occupants.watchers().size(),
                paces.audiences(),
                (int) paces.stalled().stream().filter(Watcher::isBusy).count(),
                mailbox.depth());
    }

    private long flushOrWait(long nowNanos) {
        List<Watcher> watchers = occupants.watchers();
        waitsForPolicy = false;
        if (watchers.isEmpty()) {
            paces.skip(nowNanos);
            privateDue = false;
            return wakeAt(NEVER);
        }
        int sendsDue = paces.sendsDue(nowNanos);
        if (sendsDue == 0 && !privateDue && !paces.isCatchUpDue(nowNanos)) {
            return wakeAt(paces.dueAtNanos());
        }
        long nextNanos = policy.nextNanos(nowNanos, Math.max(1, sendsDue));
        if (nextNanos == FlushPolicy.NOW) {
            flush(watchers, nowNanos);
            return wakeAt(privateDue ? nowNanos + FlushPolicy.MIN_GAP_NANOS : paces.dueAtNanos());
        }
        waitsForPolicy = true;
        return wakeAt(nextNanos);
    }

    private void flush(List<Watcher> watchers, long nowNanos) {
        long startNanos = clock.getAsLong();
        privateDue = paces.flush(watchers, privateDue, nowNanos);
        long endNanos = clock.getAsLong();
        if (paces.sentFrames() > 0) {
            policy.flushed(startNanos, endNanos, paces.sentFrames());
            meters.flushed(endNanos - startNanos, paces.sentFrames(), paces.sentBytes());
        }
    }

    private long wakeAt(long flushNanos) {
        long wake = flushNanos;
        if (!world.isAtRest()) {
            wake = Math.min(wake, schedule.dueAtNanos(world.tick() + 1));
        }
        return occupants.all().isEmpty() ? wake : Math.min(wake, upkeepAtNanos);
    }

    private String floor() {
        return setup.facts().floor().value();
    }
}
