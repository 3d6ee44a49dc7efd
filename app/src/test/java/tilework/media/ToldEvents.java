package tilework.media;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.office.MediaState;
import tilework.watch.Eventually;
import tilework.world.avatar.PersonId;

/** What media rooms have told, in order. */
final class ToldEvents implements MediaEvents {
    record Ticket(RoomKey room, PersonId member, MediaTicket ticket) {}

    final List<Ticket> tickets = new CopyOnWriteArrayList<>();
    final List<RoomKey> spoiled = new CopyOnWriteArrayList<>();
    final List<MediaState> states = new CopyOnWriteArrayList<>();

    @Override
    public void ticket(RoomKey room, PersonId member, MediaTicket ticket) {
        tickets.add(new Ticket(room, member, ticket));
    }

    @Override
    public void spoiled(RoomKey room) {
        spoiled.add(room);
    }

    @Override
    public void stands(MediaState state) {
        states.add(state);
    }

    List<MediaTicket> of(PersonId member) {
        return tickets.stream()
                .filter(it -> it.member().equals(member))
                .map(Ticket::ticket)
                .toList();
    }

    /** The newest ticket of somebody, once there are so many. */
    MediaTicket ticket(PersonId member, int count) {
        Eventually.holds(count + " tickets of " + member, () -> of(member).size() >= count);
        return of(member).getLast();
    }
}
