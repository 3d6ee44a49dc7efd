package tilework.engine;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import tilework.protocol.ClientCommand;

/**
 * The one way in to a floor: any thread puts in, the tick thread takes out, in order.
 *
 * <p>Commands are bounded: one more than the capacity is answered {@link Offered#BUSY}. What the
 * server itself posts (a link attached or lost) has no bound here, since each link, whose number is
 * bounded until the tick thread knows that it is lost, posts it once.
 */
final class Mailbox {
    private final int capacityCommands;
    private final Runnable wake;

    @GuardedBy("this")
    private Deque<Request> waiting = new ArrayDeque<>();

    @GuardedBy("this")
    private Deque<Request> taken = new ArrayDeque<>();

    /** The walk target of each client that still waits and that no stop or heading follows. */
    @GuardedBy("this")
    private final Map<FloorConnection, Request.Ask> walkTargets = new HashMap<>();

    @GuardedBy("this")
    private int commands;

    private volatile int depth;

    /** {@code wake}: called after something was put in, outside of the lock. */
    Mailbox(int capacityCommands, Runnable wake) {
        this.capacityCommands = capacityCommands;
        this.wake = wake;
    }

    /** How many requests wait. */
    int depth() {
        return depth;
    }

    Offered offer(FloorConnection from, ClientCommand command) {
        synchronized (this) {
            if (replacesWalkTarget(from, command)) {
                return Offered.ACCEPTED;
            }
            if (commands >= capacityCommands) {
                return Offered.BUSY;
            }
            commands++;
            Request.Ask ask = new Request.Ask(from, command);
            put(ask);
            note(from, ask);
        }
        wake.run();
        return Offered.ACCEPTED;
    }

    /** As a command: counted, and refused when there is no room. */
    Offered offer(Request request) {
        synchronized (this) {
            if (commands >= capacityCommands) {
                return Offered.BUSY;
            }
            commands++;
            put(request);
        }
        wake.run();
        return Offered.ACCEPTED;
    }

    /** For what must not be lost and happens once a link. */
    void post(Request request) {
        synchronized (this) {
            put(request);
        }
        wake.run();
    }

    /** Takes all that waits, oldest first. The tick thread's own until it calls again. */
    synchronized Deque<Request> drain() {
        Deque<Request> drained = waiting;
        waiting = taken;
        waiting.clear();
        taken = drained;
        walkTargets.clear();
        commands = 0;
        depth = 0;
        return drained;
    }

    @GuardedBy("this")
    private boolean replacesWalkTarget(FloorConnection from, ClientCommand command) {
        Request.Ask before = isWalkTarget(command) ? walkTargets.get(from) : null;
        if (before == null) {
            return false;
        }
        before.replaceBy(command);
        return true;
    }

    @GuardedBy("this")
    private void note(FloorConnection from, Request.Ask ask) {
        if (isWalkTarget(ask.command())) {
            walkTargets.put(from, ask);
        } else if (ask.command() instanceof ClientCommand.Head
                || ask.command() instanceof ClientCommand.Stop) {
            walkTargets.remove(from);
        }
    }

    @GuardedBy("this")
    private void put(Request request) {
        waiting.add(request);
        depth = waiting.size();
    }

    private static boolean isWalkTarget(ClientCommand command) {
        return command instanceof ClientCommand.WalkTo
                || command instanceof ClientCommand.WalkToPerson
                || command instanceof ClientCommand.WalkToZone;
    }
}
