package tilework.engine.talk;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.Consents;
import tilework.office.TalkState;
import tilework.protocol.Talk;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;
import tilework.world.groups.Group;

/**
 * What goes on in one group: who of it talks, and the media room that this takes. There is a room
 * while at least two talk; one that begins again is another room.
 */
@ThreadConfined("tick")
final class Conversation {
    private final FloorId floor;
    private final int group;
    private final int zone;
    private final SortedMap<PersonId, TalkState> states =
            new TreeMap<>(Comparator.comparingInt(PersonId::value));
    private boolean isLocked;
    private boolean isAudioOnly;
    private @Nullable PersonId screen;
    private int epoch;
    private @Nullable DesiredRoom room;

    Conversation(FloorId floor, Group group) {
        this.floor = floor;
        this.group = group.id().value();
        this.zone = group.zone();
    }

    int group() {
        return group;
    }

    Collection<PersonId> members() {
        return states.keySet();
    }

    boolean isTalking(PersonId person) {
        return states.get(person) == TalkState.TALKING;
    }

    @Nullable TalkState state(PersonId person) {
        return states.get(person);
    }

    void set(PersonId person, TalkState state) {
        states.put(person, state);
    }

    /** Who is in it from now on, and how they stand. */
    void become(Map<PersonId, TalkState> members, boolean locked) {
        states.clear();
        states.putAll(members);
        isLocked = locked;
    }

    void setAudioOnly(boolean on) {
        isAudioOnly = on;
    }

    /** Gives the screen to somebody who talks, unless somebody else has it; answers whether. */
    boolean takeScreen(PersonId person) {
        if (isAudioOnly || (screen != null && !screen.equals(person))) {
            return false;
        }
        screen = person;
        return true;
    }

    void giveBackScreen(PersonId person) {
        if (person.equals(screen)) {
            screen = null;
        }
    }

    /** Lets those talk who have said that they always do. */
    void applyConsents(Consents consents) {
        for (Map.Entry<PersonId, TalkState> entry : states.entrySet()) {
            if (entry.getValue() == TalkState.ASKED && talksAtOnce(entry.getKey(), consents)) {
                entry.setValue(TalkState.TALKING);
            }
        }
    }

    private boolean talksAtOnce(PersonId person, Consents consents) {
        List<PersonId> others =
                states.entrySet().stream()
                        .filter(it -> !it.getKey().equals(person))
                        .filter(it -> it.getValue() != TalkState.NOT_NOW)
                        .map(Map.Entry::getKey)
                        .toList();
        return !others.isEmpty()
                && (consents.isAlways(person)
                        || others.stream().allMatch(it -> consents.isAlwaysWith(person, it)));
    }

    /** Asks for the room that fits those who talk, or for its end. */
    void settleRoom(MediaRooms rooms) {
        List<PersonId> talkers = states.keySet().stream().filter(this::isTalking).toList();
        if (talkers.size() < 2) {
            endRoom(rooms);
            return;
        }
        if (screen != null && (isAudioOnly || !talkers.contains(screen))) {
            screen = null;
        }
        RoomKey key = room == null ? new RoomKey(floor, group, ++epoch) : room.key();
        RoomKind kind = zone == Group.NO_ZONE ? RoomKind.NEAR : RoomKind.MEETING;
        DesiredRoom wanted = new DesiredRoom(key, kind, isAudioOnly, Set.copyOf(talkers), screen);
        if (!wanted.equals(room)) {
            room = wanted;
            rooms.desire(wanted);
        }
    }

    /** Nobody is to be in its room any more. */
    void endRoom(MediaRooms rooms) {
        if (room != null) {
            rooms.end(room.key());
        }
        room = null;
        screen = null;
    }

    /** Goes over to another room, because somebody cannot be put out of this one. */
    void moveFrom(RoomKey spoiled, MediaRooms rooms) {
        if (isIn(spoiled)) {
            rooms.end(spoiled);
            room = null;
            settleRoom(rooms);
        }
    }

    boolean isIn(RoomKey key) {
        return room != null && room.key().equals(key);
    }

    void askTicket(PersonId person, MediaRooms rooms) {
        if (room != null && isTalking(person)) {
            rooms.askTicket(room.key(), person);
        }
    }

    Talk told() {
        List<Talk.Talker> talkers =
                states.entrySet().stream()
                        .map(it -> new Talk.Talker(it.getKey(), it.getValue()))
                        .toList();
        return new Talk(group, zone, isLocked, isAudioOnly, screen, talkers);
    }
}
