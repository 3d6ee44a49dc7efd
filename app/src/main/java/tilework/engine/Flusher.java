package tilework.engine;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.protocol.FrameBuffer;
import tilework.protocol.FrameEncoder;
import tilework.world.Change;
import tilework.world.World;
import tilework.world.interest.Window;
import tilework.world.interest.WindowPolicy;

/** Sends each client of one pace one frame with all that happened since the one before. */
@ThreadConfined("tick")
final class Flusher {
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final World world;
    private final boolean isSeldom;
    private final WindowPolicy windows;
    private final Touches touches;
    private final Arena arena;
    private final Refreshes refreshes;
    private final RosterFeed roster;
    private final FrameMaker frames;
    private final Map<Window, ByteBuffer> audiences = new HashMap<>();
    private final List<Watcher> stalled = new ArrayList<>();
    private int sentFrames;
    private long sentBytes;

    /** {@code isSeldom}: which clients it tells, by {@link Watcher#isToldSeldom}. */
    Flusher(FloorSetup setup, boolean isSeldom, long nowNanos) {
        world = setup.world();
        this.isSeldom = isSeldom;
        windows = new WindowPolicy(world.cells());
        touches = new Touches(world.cells().count());
        arena = new Arena(world, new FrameEncoder(setup.facts().columns()));
        refreshes = new Refreshes(world, nowNanos);
        roster = new RosterFeed(setup.ports().roster(), nowNanos);
        frames = new FrameMaker(world, setup.facts(), arena, touches, roster);
    }

    /** Something happened that is to be told with the next flush. */
    void add(Change change) {
        touches.add(change);
    }

    /** Whether something happened that has not been told. */
    boolean hasNews() {
        return !touches.isEmpty();
    }

    /** Whether there is something to tell all clients of this pace. */
    boolean isDue(long nowNanos) {
        return hasNews() || refreshes.dueAtNanos() <= nowNanos || roster.isDue(nowNanos);
    }

    /** When there must be a flush even if nothing happens. */
    long dueAtNanos() {
        return refreshes.dueAtNanos();
    }

    /** Links that had a frame on the way, or too much not acknowledged, at the newest flush. */
    List<Watcher> stalled() {
        return stalled;
    }

    /** Windows for which a frame was looked for at the newest flush. */
    int audiences() {
        return audiences.size();
    }

    int sentFrames() {
        return sentFrames;
    }

    long sentBytes() {
        return sentBytes;
    }

    /** Forgets what nobody is there to be told. */
    void skip(long nowNanos) {
        noteOccupied(nowNanos);
        touches.clear();
        stalled.clear();
        audiences.clear();
    }

    /** Sends nothing this time to so many clients; of what nobody is told, nothing is kept. */
    void rest(int clients, long nowNanos) {
        if (clients == 0) {
            skip(nowNanos);
        }
        sentFrames = 0;
        sentBytes = 0;
    }

    /** Begins to tell clients that another flusher has told everything. */
    void takeOver(Flusher other, long nowNanos) {
        roster.follow(other.roster);
        refreshes.restart(nowNanos);
    }

    /** Whether the client has been told everything that was up to the newest flush. */
    boolean isUpToDate(Watcher watcher) {
        return watcher.isPlain() && roster.isTold(watcher.rosterVersion);
    }

    /** Sends to all who can take a frame, and notes for the others what they miss. */
    void flush(List<Watcher> watchers, long nowNanos) {
        begin(nowNanos);
        for (Watcher watcher : watchers) {
            if (watcher.isToldSeldom == isSeldom) {
                tell(watcher, nowNanos);
            }
        }
        touches.clear();
    }

    private void tell(Watcher watcher, long nowNanos) {
        moveWindow(watcher);
        if (watcher.isReady(nowNanos)) {
            send(watcher);
            return;
        }
        stalled.add(watcher);
        watcher.forgetIfLost(nowNanos);
        miss(watcher);
        for (SignMade made : touches.signs()) {
            if (isIn(watcher.known(), made.sign.cell())) {
                watcher.keep(arena.bytes(), made.start, made.end);
            }
        }
    }

    /** Notes what happened since the newest flush for a client that another flusher tells now. */
    void release(Watcher watcher) {
        miss(watcher);
        for (SignMade made : touches.signs()) {
            if (isIn(watcher.known(), made.sign.cell())) {
                FrameBuffer record = new FrameBuffer(64);
                arena.encode(made.sign, record);
                watcher.keep(record, 0, record.length());
            }
        }
    }

    private void begin(long nowNanos) {
        sentFrames = 0;
        sentBytes = 0;
        stalled.clear();
        audiences.clear();
        noteOccupied(nowNanos);
        arena.encode(touches);
        refreshes.encode(touches, arena, nowNanos);
        roster.encode(arena.bytes(), nowNanos);
    }

    private void noteOccupied(long nowNanos) {
        for (Touched touched : touches.all()) {
            if (touched.newCell != Touched.NOWHERE) {
                refreshes.occupied(touched.newCell, nowNanos);
            }
        }
    }

    /** The window follows the avatar; see {@link WindowPolicy}. */
    private void moveWindow(Watcher watcher) {
        int cell = world.cellOf(watcher.occupant.avatar);
        watcher.center = windows.center(watcher.center, cell);
        Window window = windows.around(watcher.center, watcher.radiusCells);
        if (!window.equals(watcher.window)) {
            watcher.window = window;
        }
    }

    private void send(Watcher watcher) {
        ByteBuffer frame = frameFor(watcher);
        if (frame != null && frame.hasRemaining()) {
            sentFrames++;
            sentBytes += frame.remaining();
            watcher.send(frame, world.tick());
        }
    }

    private @Nullable ByteBuffer frameFor(Watcher watcher) {
        if (!watcher.isPlain() || !roster.suffices(watcher.rosterVersion)) {
            return frames.own(watcher);
        }
        watcher.rosterVersion = Math.max(watcher.rosterVersion, roster.version());
        ByteBuffer shared = audiences.get(watcher.window);
        if (shared == null) {
            ByteBuffer made = frames.shared(watcher.window);
            shared = made == null ? NOTHING : made;
            audiences.put(watcher.window, shared);
        }
        return shared;
    }

    private void miss(Watcher watcher) {
        Window told = watcher.told;
        if (told == null) {
            return;
        }
        for (Touched touched : touches.all()) {
            if (isIn(told, touched.newCell) || isIn(told, touched.oldCell)) {
                watcher.missed.add(touched.avatar);
            }
        }
    }

    private boolean isIn(Window window, int cell) {
        return cell != Touched.NOWHERE && window.contains(cell, world.cells());
    }
}
