package tilework.engine;

import org.jspecify.annotations.Nullable;
import tilework.office.SessionSeat;
import tilework.office.Traveler;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/**
 * One floor that runs: its world, the thread "tick-&lt;floor&gt;" that owns it, and the sessions
 * that watch it. All methods are safe from any thread and return at once.
 */
@SuppressWarnings("DoNotCallSuggester")
public final class FloorEngine {
    private final FloorId floor;

    FloorEngine(FloorId floor) {
        this.floor = floor;
    }

    public FloorId floor() {
        return floor;
    }

    /** Starts the tick thread. Called once. */
    public void start() {
        throw new UnsupportedOperationException();
    }

    /** Closes all links with the reason and ends the tick thread; waits for it, 2 s at most. */
    public void stop(CloseReason reason) {
        throw new UnsupportedOperationException();
    }

    /** Whether the tick thread runs and has shown itself within the last seconds. */
    public boolean isAlive() {
        throw new UnsupportedOperationException();
    }

    /**
     * Attaches a link to the body of the seat's person, which comes in if it is not there. The
     * first frame tells everything. Absent when the floor is full or stopped: close the link with
     * {@link CloseReason#BUSY}.
     */
    public @Nullable Connection connect(SessionSeat seat, ClientLink link) {
        throw new UnsupportedOperationException();
    }

    /** As {@link tilework.office.Floors#arrive}. */
    public boolean arrive(Traveler traveler) {
        throw new UnsupportedOperationException();
    }

    /** As {@link tilework.office.Floors#restore}. */
    public boolean restore(Traveler traveler, long graceNanos) {
        throw new UnsupportedOperationException();
    }

    /** As {@link tilework.office.Floors#remove}. */
    public void remove(PersonId person, LeaveReason reason) {
        throw new UnsupportedOperationException();
    }
}
