package tilework.office;

import org.jspecify.annotations.Nullable;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/** The floors of the office, here or elsewhere. Safe from any thread; never blocks. */
public interface Floors {
    /** Where clients of the floor connect; absent when there is no such floor. */
    @Nullable String socketUrl(FloorId floor);

    /**
     * Puts a body on the floor of the seat, which waits there for its client as somebody who is
     * present. False when there is no such floor or it cannot take more now.
     */
    boolean arrive(Traveler traveler);

    /**
     * Puts the body of somebody who was in before a restart on the floor of the seat, waiting as
     * {@link tilework.world.avatar.Status#RECONNECTING}. Nobody is announced as gone before {@code
     * graceNanos} have passed.
     */
    boolean restore(Traveler traveler, long graceNanos);

    /** Ends the person's body and socket on the floor, if any. */
    void remove(FloorId floor, PersonId person, LeaveReason reason);
}
