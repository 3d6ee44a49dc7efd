package tilework.engine.talk;

import tilework.office.MediaState;
import tilework.world.avatar.PersonId;

/** An office without a media server: people meet, and nobody is given a ticket. */
public final class NoMediaRooms implements MediaRooms {
    @Override
    public void desire(DesiredRoom room) {}

    @Override
    public void end(RoomKey room) {}

    @Override
    public void askTicket(RoomKey room, PersonId member) {}

    @Override
    public MediaHealth health() {
        return new MediaHealth(MediaState.OFF, "This office has no media server.");
    }
}
