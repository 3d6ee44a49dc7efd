package tilework.engine.talk;

import tilework.world.avatar.PersonId;

/**
 * The media server's rooms, as floors want them. Calls only write down what is wanted and return at
 * once; what comes of it is told to {@link MediaEvents}. Safe from any thread.
 */
public interface MediaRooms {
    /**
     * From now on the room is to be like this; replaces what was said of it before. Every new
     * member is given a ticket unasked, as soon as the room is there; who is not a member any more
     * is put out.
     */
    void desire(DesiredRoom room);

    /** From now on there is to be no such room; everybody in it is put out. */
    void end(RoomKey room);

    /** Gives a member of a desired room a new ticket; does nothing for anybody else. */
    void askTicket(RoomKey room, PersonId member);

    /** How it stands now. */
    MediaHealth health();
}
