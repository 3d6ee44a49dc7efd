package tilework.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tilework.office.CleanText;
import tilework.office.SessionSeat;
import tilework.protocol.ClientCommand;

/** A link and what other threads have to say about it. */
final class FloorConnection implements Connection {
    final SessionSeat seat;
    final GuardedLink link;

    /** The tick thread's own: what the client has been told. Absent until it is attached. */
    @Nullable Watcher watcher;

    private final Mailbox mailbox;
    private final Runnable wake;
    private final Runnable end;
    private final AtomicBoolean lost = new AtomicBoolean();

    /** Written by the socket's threads one after the other, read by the tick thread. */
    private volatile int ackedTick;

    /** Whether the tick thread has something for this link and waits for it to be ready. */
    private volatile boolean waitedFor;

    /**
     * @param wake makes the tick thread look at the links that it waits for
     * @param end called once, on the tick thread, when nothing of the link waits in the mailbox
     * @param faults told of what the link does wrong
     */
    FloorConnection(
            SessionSeat seat,
            ClientLink link,
            Mailbox mailbox,
            Runnable wake,
            Runnable end,
            FaultLog faults) {
        this.seat = seat;
        this.link = new GuardedLink(link, this::lost, faults);
        this.mailbox = mailbox;
        this.wake = wake;
        this.end = end;
    }

    @Override
    public Offered offer(ClientCommand command) {
        if (command instanceof ClientCommand.Ack(int tick)) {
            ackedTick = tick;
            progressed();
            return Offered.ACCEPTED;
        }
        return mailbox.offer(this, clean(command));
    }

    /** What people write is made fit to be shown here, for the tick thread has better to do. */
    private static ClientCommand clean(ClientCommand command) {
        if (command instanceof ClientCommand.Say(var text)) {
            return new ClientCommand.Say(CleanText.speech(text));
        }
        if (command instanceof ClientCommand.Dress(var name, var look)) {
            return new ClientCommand.Dress(CleanText.name(name), look);
        }
        return command;
    }

    @Override
    public void progressed() {
        if (waitedFor) {
            wake.run();
        }
    }

    @Override
    public void lost() {
        if (lost.compareAndSet(false, true)) {
            mailbox.post(new Request.Lost(this));
        }
    }

    /** The tick thread knows that the link is lost. */
    void end() {
        end.run();
    }

    int ackedTick() {
        return ackedTick;
    }

    void setWaitedFor(boolean waits) {
        if (waitedFor != waits) {
            waitedFor = waits;
        }
    }
}
