package tilework.engine.talk;

import tilework.office.MediaState;
import tilework.world.avatar.PersonId;

/** What a media server tells the floors. Called on any thread; returns at once. */
public interface MediaEvents {
    /** The room is there, and this is the member's way in. */
    void ticket(RoomKey room, PersonId member, MediaTicket ticket);

    /** Somebody cannot be put out of the room: the conversation is to move to another one. */
    void spoiled(RoomKey room);

    /** How the media server stands has changed. */
    void stands(MediaState state);
}
