package tilework.engine;

import java.nio.ByteBuffer;

/**
 * A link whose faults end it and nothing else: the floor goes on, and its other clients get their
 * frames.
 */
final class GuardedLink implements ClientLink {
    private final ClientLink link;
    private final Runnable lost;
    private final FaultLog faults;

    /** {@code lost}: what is done when the link fails; may be called more than once. */
    GuardedLink(ClientLink link, Runnable lost, FaultLog faults) {
        this.link = link;
        this.lost = lost;
        this.faults = faults;
    }

    boolean guards(ClientLink other) {
        return link.equals(other);
    }

    @Override
    public boolean isIdle() {
        try {
            return link.isIdle();
        } catch (RuntimeException bug) {
            fail("link.isIdle", bug);
            return false;
        }
    }

    @Override
    public void send(ByteBuffer frame) {
        try {
            link.send(frame);
        } catch (RuntimeException bug) {
            fail("link.send", bug);
        }
    }

    @Override
    public void close(CloseReason reason) {
        try {
            link.close(reason);
        } catch (RuntimeException bug) {
            faults.report("link.close", bug);
            lost.run();
        }
    }

    private void fail(String where, RuntimeException bug) {
        faults.report(where, bug);
        lost.run();
        close(CloseReason.GONE);
    }
}
