package tilework.engine;

import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.office.MediaState;
import tilework.office.Traveler;
import tilework.protocol.ClientCommand;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;

/** What waits in a mailbox for the tick thread. */
sealed interface Request {
    record Connect(FloorConnection connection) implements Request {}

    record Lost(FloorConnection connection) implements Request {}

    record Arrive(Traveler traveler) implements Request {}

    record Restore(Traveler traveler, long graceNanos) implements Request {}

    record Remove(PersonId person, LeaveReason reason) implements Request {}

    record Stop(CloseReason reason) implements Request {}

    record Ticket(RoomKey room, PersonId member, MediaTicket ticket) implements Request {}

    record Spoiled(RoomKey room) implements Request {}

    record MediaStands(MediaState state) implements Request {}

    /** What a client asks. A newer walk target takes the place of one that still waits. */
    final class Ask implements Request {
        final FloorConnection from;
        private ClientCommand command;

        Ask(FloorConnection from, ClientCommand command) {
            this.from = from;
            this.command = command;
        }

        ClientCommand command() {
            return command;
        }

        /** Only the mailbox does this, while the request waits. */
        void replaceBy(ClientCommand newer) {
            command = newer;
        }
    }
}
