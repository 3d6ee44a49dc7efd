package tilework.bootstrap;

import java.io.PrintStream;
import java.util.function.Supplier;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.office.MediaState;
import tilework.world.avatar.PersonId;

/** Passes on what media rooms tell, and tells the operator when media come up or cannot. */
final class AnnouncedMedia implements MediaEvents {
    private final MediaEvents floors;
    private final PrintStream operator;

    /** How media stand, in words. */
    volatile Supplier<String> sentence = () -> "";

    AnnouncedMedia(MediaEvents floors, PrintStream operator) {
        this.floors = floors;
        this.operator = operator;
    }

    @Override
    public void ticket(RoomKey room, PersonId member, MediaTicket ticket) {
        floors.ticket(room, member, ticket);
    }

    @Override
    public void spoiled(RoomKey room) {
        floors.spoiled(room);
    }

    @Override
    public void stands(MediaState state) {
        floors.stands(state);
        switch (state) {
            case UP, OFF -> operator.println("Media: " + sentence.get());
            case STARTING, DOWN -> {
                // Not for long, or in the log.
            }
        }
    }
}
