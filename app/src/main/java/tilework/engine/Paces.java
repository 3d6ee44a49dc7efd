package tilework.engine;

import java.util.ArrayList;
import java.util.List;
import tilework.concurrency.ThreadConfined;
import tilework.world.Change;

/**
 * Tells each client at its pace: promptly, or seldom while its page is hidden.
 *
 * <p>Each pace has a flusher, and so a note of its own of what happened since its newest flush: a
 * hidden page costs its share of one frame a second, whatever happens meanwhile. A client is told
 * seldom from when both notes are empty, so that it misses nothing; when it is seen again, what is
 * noted for the seldom becomes what it missed.
 */
@ThreadConfined("tick")
final class Paces {
    /** Least time between two frames for a hidden page. */
    static final long SELDOM_NANOS = 1_000_000_000;

    private final Flusher prompt;
    private final Flusher seldom;

    /** Clients of each pace at the newest flush. */
    private int promptCount;

    private int seldomCount;

    private long seldomAtNanos;

    /** Whether one of the seldom lacks something of its own, as a refusal. */
    private boolean isSeldomOwed;

    Paces(FloorSetup setup, long nowNanos) {
        prompt = new Flusher(setup, false, nowNanos);
        seldom = new Flusher(setup, true, nowNanos);
    }

    void add(Change change) {
        prompt.add(change);
        seldom.add(change);
    }

    /** Forgets what nobody is there to be told. */
    void skip(long nowNanos) {
        prompt.skip(nowNanos);
        seldom.skip(nowNanos);
        promptCount = 0;
        seldomCount = 0;
    }

    /** Clients that a flush goes out to now; 0: there is nothing to tell all of a pace. */
    int sendsDue(long nowNanos) {
        return (isPromptDue(nowNanos) ? promptCount : 0)
                + (isSeldomDue(nowNanos) ? seldomCount : 0);
    }

    private boolean isPromptDue(long nowNanos) {
        return promptCount > 0 && prompt.isDue(nowNanos);
    }

    private boolean isSeldomDue(long nowNanos) {
        return seldomCount > 0
                && nowNanos >= seldomAtNanos
                && (isSeldomOwed || seldom.isDue(nowNanos));
    }

    /** When there must be a flush even if nothing more happens. */
    long dueAtNanos() {
        long promptNanos = promptCount > 0 ? prompt.dueAtNanos() : Long.MAX_VALUE;
        return seldomCount > 0 ? Math.min(promptNanos, seldomDueAtNanos()) : promptNanos;
    }

    private long seldomDueAtNanos() {
        return isSeldomOwed || seldom.hasNews()
                ? seldomAtNanos
                : Math.max(seldomAtNanos, seldom.dueAtNanos());
    }

    /** Whether somebody who could not be told before can be told now. */
    boolean isCatchUpDue(long nowNanos) {
        boolean isDue = false;
        for (Watcher watcher : prompt.stalled()) {
            isDue |= watcher.isReady(nowNanos) && !prompt.isUpToDate(watcher);
        }
        return isDue;
    }

    /**
     * Sends to all who can take a frame and whose turn it is.
     *
     * @param isOwed whether somebody lacks something of their own
     * @return whether somebody is owed another frame at once
     */
    boolean flush(List<Watcher> watchers, boolean isOwed, long nowNanos) {
        boolean isSeldomDue = isSeldomDue(nowNanos);
        if (isOwed || isPromptDue(nowNanos) || isCatchUpDue(nowNanos)) {
            prompt.flush(watchers, nowNanos);
        } else {
            prompt.rest(promptCount, nowNanos);
        }
        if (isSeldomDue) {
            seldom.flush(watchers, nowNanos);
            seldomAtNanos = nowNanos + SELDOM_NANOS;
        } else {
            seldom.rest(seldomCount, nowNanos);
        }
        return changePaces(watchers, nowNanos);
    }

    private boolean changePaces(List<Watcher> watchers, long nowNanos) {
        boolean mayBecomeSeldom = !prompt.hasNews() && !seldom.hasNews();
        boolean isFirst = seldomCount == 0;
        boolean isReleased = false;
        isSeldomOwed = false;
        seldomCount = 0;
        for (Watcher watcher : watchers) {
            if (watcher.isToldSeldom && !watcher.isHidden) {
                seldom.release(watcher);
                watcher.isToldSeldom = false;
                isReleased = true;
            } else if (watcher.isHidden && mayBecomeSeldom) {
                watcher.isToldSeldom = true;
            }
            if (watcher.isToldSeldom) {
                seldomCount++;
                isSeldomOwed |= !watcher.isPlain();
            }
        }
        promptCount = watchers.size() - seldomCount;
        if (isFirst && seldomCount > 0) {
            seldom.takeOver(prompt, nowNanos);
            seldomAtNanos = nowNanos + SELDOM_NANOS;
        }
        return isReleased;
    }

    /** Whether the client has been told everything. */
    boolean isUpToDate(Watcher watcher) {
        return watcher.isToldSeldom
                ? !seldom.hasNews() && seldom.isUpToDate(watcher)
                : prompt.isUpToDate(watcher);
    }

    /** Those who could not take a frame at the newest flush of their pace. */
    List<Watcher> stalled() {
        List<Watcher> all = new ArrayList<>();
        prompt.stalled().stream().filter(it -> !it.isToldSeldom).forEach(all::add);
        seldom.stalled().stream().filter(it -> it.isToldSeldom).forEach(all::add);
        return all;
    }

    /** Windows for which a frame was looked for at the newest flush of each pace. */
    int audiences() {
        return prompt.audiences() + seldom.audiences();
    }

    /** Frames of the newest flush. */
    int sentFrames() {
        return prompt.sentFrames() + seldom.sentFrames();
    }

    /** Bytes of the newest flush. */
    long sentBytes() {
        return prompt.sentBytes() + seldom.sentBytes();
    }
}
