package tilework.engine;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.protocol.FloorFacts;
import tilework.protocol.FrameBuffer;
import tilework.protocol.PrivateEncoder;
import tilework.world.World;
import tilework.world.avatar.AvatarId;
import tilework.world.interest.Cells;
import tilework.world.interest.Window;

/**
 * Puts frames together from the arena of a flush.
 *
 * <h2>What a client must be told</h2>
 *
 * A client knows the avatars that were in its window at its newest frame. Each avatar that was
 * touched since then has a cell then and a cell now. If both are in the window, its change is told;
 * if only the one now is, its whole state; if only the one then is, that it is gone or has left.
 *
 * <h2>Two kinds of frames</h2>
 *
 * A client that missed nothing and keeps its window gets the frame of its audience, which is made
 * once. Any other gets one of its own: the cells that are new in its window as snapshots, and
 * whatever was touched in those that are not, told whole from the state as it is now, so it does
 * not matter how much it missed.
 */
@ThreadConfined("tick")
final class FrameMaker {
    private final World world;
    private final Cells cells;
    private final FloorFacts facts;
    private final Arena arena;
    private final Touches touches;
    private final RosterFeed roster;
    private final FrameBuffer out = new FrameBuffer(16 * 1024);

    FrameMaker(World world, FloorFacts facts, Arena arena, Touches touches, RosterFeed roster) {
        this.world = world;
        this.cells = world.cells();
        this.facts = facts;
        this.arena = arena;
        this.touches = touches;
        this.roster = roster;
    }

    /** The frame for all who know this window and keep it; absent when there is nothing to tell. */
    @Nullable ByteBuffer shared(Window window) {
        int empty = begin();
        for (CellTouches cell : touches.active()) {
            if (window.contains(cell.cell, cells)) {
                appendShared(cell, window);
            }
        }
        appendSigns(window);
        roster.append(out, arena.bytes());
        return finish(empty);
    }

    private void appendShared(CellTouches cell, Window window) {
        out.append(arena.bytes(), cell.stayedStart, cell.stayedEnd);
        for (Touched touched : cell.arrived) {
            if (isIn(window, touched.oldCell)) {
                appendChange(touched);
            } else {
                appendWhole(touched);
            }
            appendHands(touched);
        }
        for (Touched touched : cell.departed) {
            appendDeparture(touched, window);
        }
        out.append(arena.bytes(), cell.refreshStart, cell.refreshEnd);
    }

    /** The frame for this client alone; absent when there is nothing to tell. */
    @Nullable ByteBuffer own(Watcher watcher) {
        int empty = begin();
        Window told = watcher.told;
        if (watcher.welcome != null) {
            PrivateEncoder.welcome(out, watcher.welcome, facts);
        }
        if (told == null) {
            PrivateEncoder.complete(out);
        }
        if (!watcher.window.equals(told)) {
            PrivateEncoder.window(out, watcher.window);
        }
        appendNewCells(watcher.window, told);
        appendBacklog(watcher);
        for (Touched touched : touches.all()) {
            appendTouched(touched, watcher, told);
        }
        for (AvatarId avatar : watcher.missed) {
            appendMissed(avatar, watcher.window, told);
        }
        appendSigns(watcher.window);
        appendRefreshes(watcher.window);
        appendPrivate(watcher);
        return finish(empty);
    }

    private void appendNewCells(Window window, @Nullable Window told) {
        if (told == null) {
            window.forEachCell(cells, cell -> arena.appendSnapshot(out, cell));
        } else {
            window.forEachCellNotIn(told, cells, cell -> arena.appendSnapshot(out, cell));
        }
    }

    /** What was shown and said before comes before what is now. */
    private void appendBacklog(Watcher watcher) {
        if (watcher.backlog != null) {
            out.append(watcher.backlog, 0, watcher.backlog.length());
        }
    }

    private void appendTouched(Touched touched, Watcher watcher, @Nullable Window told) {
        boolean missed = watcher.missed.remove(touched.avatar);
        boolean known = missed || isIn(told, touched.oldCell);
        if (!isIn(watcher.window, touched.newCell)) {
            if (known) {
                appendDeparture(touched, watcher.window);
            }
            return;
        }
        if (isIn(told, touched.newCell)) {
            if (known && !missed && watcher.window.equals(told)) {
                appendChange(touched);
            } else {
                appendWhole(touched);
            }
        }
        appendHands(touched);
    }

    /** An avatar that changed in an earlier flush and not in this one. */
    private void appendMissed(AvatarId avatar, Window window, @Nullable Window told) {
        var state = world.state(avatar);
        if (state == null || !isIn(window, world.cellOf(avatar))) {
            arena.encoder().gone(out, avatar);
        } else if (isIn(told, world.cellOf(avatar))) {
            arena.encoder().enter(out, state);
        }
    }

    private void appendRefreshes(Window window) {
        for (CellTouches cell : touches.active()) {
            if (window.contains(cell.cell, cells)) {
                out.append(arena.bytes(), cell.refreshStart, cell.refreshEnd);
            }
        }
    }

    private void appendPrivate(Watcher watcher) {
        watcher.refusals.forEach(reason -> PrivateEncoder.refusal(out, reason));
        watcher.news.append(out);
        if (watcher.welcome == null && roster.suffices(watcher.rosterVersion)) {
            roster.append(out, arena.bytes());
            watcher.isTold(Math.max(watcher.rosterVersion, roster.version()));
        } else {
            watcher.isTold(roster.appendSince(out, watcher.rosterVersion));
        }
    }

    private void appendDeparture(Touched touched, Window window) {
        if (touched.left != null) {
            arena.encoder().leave(out, touched.avatar, touched.left);
        } else if (!isIn(window, touched.newCell)) {
            arena.encoder().gone(out, touched.avatar);
        }
    }

    private void appendChange(Touched touched) {
        out.append(arena.bytes(), touched.changeStart, touched.changeEnd);
    }

    private void appendWhole(Touched touched) {
        arena.whole(touched);
        out.append(arena.bytes(), touched.wholeStart, touched.wholeEnd);
    }

    private void appendHands(Touched touched) {
        out.append(arena.bytes(), touched.changeEnd, touched.handsEnd);
    }

    /** What was shown and said within the window, in order, by those too who have gone since. */
    private void appendSigns(Window window) {
        for (SignMade made : touches.signs()) {
            if (window.contains(made.sign.cell(), cells)) {
                out.append(arena.bytes(), made.start, made.end);
            }
        }
    }

    private boolean isIn(@Nullable Window window, int cell) {
        return window != null && cell != Touched.NOWHERE && window.contains(cell, cells);
    }

    private int begin() {
        out.truncate(0);
        arena.encoder().tick(out, world.tick());
        return out.length();
    }

    private @Nullable ByteBuffer finish(int empty) {
        return out.length() == empty ? null : out.copy(0, out.length());
    }
}
