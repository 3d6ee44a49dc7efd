package tilework.engine;

import java.util.ArrayList;
import java.util.List;
import tilework.concurrency.ThreadConfined;
import tilework.world.Change;

/**
 * Tells each client at its pace: at once, or once a second while its page is hidden.
 *
 * <p>Each pace has a flusher, and so a note of its own of what happened since its newest flush: a
 * hidden page costs its share of one frame a second, whatever happens meanwhile. A client becomes
 * slow when both notes are empty, so that it misses nothing; when it is shown again, what is noted
 * for the slow ones becomes what it missed.
 */
@ThreadConfined("tick")
final class Paces {
    /** Least time between two frames for a hidden page. */
    static final long SLOW_NANOS = 1_000_000_000;

    private final Flusher prompt;
    private final Flusher slow;
    private long slowAtNanos;
    private int prompts;
    private int slows;
    private int sentFrames;
    private long sentBytes;

    Paces(FloorSetup setup, long nowNanos) {
        prompt = new Flusher(setup, false, nowNanos);
        slow = new Flusher(setup, true, nowNanos);
        slowAtNanos = nowNanos;
    }

    void add(Change change) {
        prompt.add(change);
        slow.add(change);
    }

    /** Forgets what nobody is there to be told. */
    void skip(long nowNanos) {
        prompt.skip(nowNanos);
        slow.skip(nowNanos, prompt);
        prompts = 0;
        slows = 0;
    }

    /** Clients that a flush goes out to now; 0: there is nothing to tell. */
    int sendsDue(long nowNanos) {
        int toPrompt = prompts > 0 && prompt.isDue(nowNanos) ? prompts : 0;
        return isSlowDue(nowNanos) ? toPrompt + slows : toPrompt;
    }

    private boolean isSlowDue(long nowNanos) {
        return slows > 0 && nowNanos >= slowAtNanos && slow.isDue(nowNanos);
    }

    /** When there must be a flush even if nothing more happens. */
    long dueAtNanos() {
        if (slows == 0) {
            return prompt.dueAtNanos();
        }
        long slowNanos = slow.hasNews() ? slowAtNanos : Math.max(slowAtNanos, slow.dueAtNanos());
        return prompts == 0 ? slowNanos : Math.min(prompt.dueAtNanos(), slowNanos);
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
     * Sends to all who can take a frame and whose turn it is. Answers whether somebody is owed
     * another one at once.
     */
    boolean flush(List<Watcher> watchers, long nowNanos) {
        boolean isSlowDue = isSlowDue(nowNanos);
        prompt.flush(watchers, nowNanos);
        sentFrames = prompt.sentFrames();
        sentBytes = prompt.sentBytes();
        if (isSlowDue) {
            slow.flush(watchers, nowNanos);
            slowAtNanos = nowNanos + SLOW_NANOS;
            sentFrames += slow.sentFrames();
            sentBytes += slow.sentBytes();
        } else if (slows == 0) {
            slow.skip(nowNanos, prompt);
        }
        return changePaces(watchers, isSlowDue || slows == 0);
    }

    private boolean changePaces(List<Watcher> watchers, boolean mayBecomeSlow) {
        boolean isOwed = false;
        slows = 0;
        for (Watcher watcher : watchers) {
            if (watcher.isSlow && !watcher.isHidden) {
                slow.release(watcher);
                watcher.isSlow = false;
                isOwed = true;
            } else if (watcher.isHidden && mayBecomeSlow) {
                watcher.isSlow = true;
            }
            slows += watcher.isSlow ? 1 : 0;
        }
        prompts = watchers.size() - slows;
        return isOwed;
    }

    /** Whether the client has been told everything. */
    boolean isUpToDate(Watcher watcher) {
        return watcher.isSlow
                ? !slow.hasNews() && slow.isUpToDate(watcher)
                : prompt.isUpToDate(watcher);
    }

    /** Those who could not take a frame at the newest flush of their pace. */
    List<Watcher> stalled() {
        List<Watcher> all = new ArrayList<>(prompt.stalled());
        all.addAll(slow.stalled());
        return all;
    }

    /** Windows for which a frame was looked for at the newest flush of each pace. */
    int audiences() {
        return prompt.audiences() + slow.audiences();
    }

    /** Frames of the newest flush. */
    int sentFrames() {
        return sentFrames;
    }

    /** Bytes of the newest flush. */
    long sentBytes() {
        return sentBytes;
    }
}
