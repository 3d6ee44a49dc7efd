package tilework.engine;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * One floor that runs: its world, the thread "tick-&lt;floor&gt;" that owns it, and the sessions
 * that watch it. All methods are safe from any thread; all but {@link #stop} return at once.
 */
public final class FloorEngine {
    private static final long OVERDUE_NANOS = 5_000_000_000L;
    private static final long STOP_MILLIS = 2_000;

    private final FloorId floor;
    private final EngineSettings settings;
    private final Mailbox mailbox;
    private final TickLoop loop;
    private final Thread thread;
    private final AtomicInteger links = new AtomicInteger();

    /** Something came in since the newest turn began. */
    private volatile boolean signaled;

    /** The tick thread sleeps, and what comes in may wake it. */
    private volatile boolean listening;

    private volatile long wakeAtNanos = TickLoop.NEVER;

    public FloorEngine(FloorSetup setup) {
        floor = setup.facts().floor();
        settings = setup.settings();
        mailbox = new Mailbox(settings.mailboxCommands(), this::wake);
        loop = new TickLoop(setup, mailbox, System::nanoTime);
        thread = Thread.ofPlatform().name("tick-" + floor).daemon().unstarted(this::run);
    }

    public FloorId floor() {
        return floor;
    }

    /** Starts the tick thread. Called once. */
    public void start() {
        thread.start();
    }

    /** Closes all links with the reason and ends the tick thread; waits for it, 2 s at most. */
    public void stop(CloseReason reason) {
        mailbox.post(new Request.Stop(reason));
        try {
            thread.join(STOP_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the tick thread runs and did not miss its time by seconds. */
    public boolean isAlive() {
        long wakeAt = wakeAtNanos;
        return thread.isAlive()
                && (wakeAt == TickLoop.NEVER || System.nanoTime() - wakeAt < OVERDUE_NANOS);
    }

    /**
     * Attaches a link to the body of the seat's person, which comes in if it is not there. The
     * first frame tells everything. Absent when the floor has as many links as it may: close the
     * link with {@link CloseReason#BUSY}. Whoever has a connection ends it with {@link
     * Connection#lost}.
     */
    public @Nullable Connection connect(SessionSeat seat, ClientLink link) {
        if (links.incrementAndGet() > settings.capacitySessions()) {
            links.decrementAndGet();
            return null;
        }
        FloorConnection connection =
                new FloorConnection(
                        seat, link, mailbox, this::wake, links::decrementAndGet, loop.faults());
        mailbox.post(new Request.Connect(connection));
        return connection;
    }

    /** As {@link tilework.office.Floors#arrive}. */
    public boolean arrive(Traveler traveler) {
        return mailbox.offer(new Request.Arrive(traveler)) == Offered.ACCEPTED;
    }

    /** As {@link tilework.office.Floors#restore}. */
    public boolean restore(Traveler traveler, long graceNanos) {
        return mailbox.offer(new Request.Restore(traveler, graceNanos)) == Offered.ACCEPTED;
    }

    /** As {@link tilework.office.Floors#remove}. */
    public void remove(PersonId person, LeaveReason reason) {
        mailbox.post(new Request.Remove(person, reason));
    }

    /** What the media server has told. */
    void post(Request request) {
        mailbox.post(request);
    }

    private void wake() {
        signaled = true;
        if (listening) {
            LockSupport.unpark(thread);
        }
    }

    private void run() {
        while (loop.stopped() == null) {
            signaled = false;
            wakeAtNanos = System.nanoTime();
            try {
                sleepUntil(loop.turn());
            } catch (RuntimeException bug) {
                loop.faults().report("a turn", bug);
                LockSupport.parkNanos(this, TickLoop.PERIOD_NANOS);
            }
        }
        loop.close(loop.stopped());
    }

    private void sleepUntil(long wakeNanos) {
        wakeAtNanos = wakeNanos;
        listening = !loop.waitsForPolicy();
        if (!(listening && signaled) && loop.stopped() == null) {
            if (wakeNanos == TickLoop.NEVER) {
                LockSupport.park(this);
            } else {
                LockSupport.parkNanos(this, wakeNanos - System.nanoTime());
            }
        }
        listening = false;
    }
}
