package tilework.engine.talk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.RingAnswer;
import tilework.office.TalkState;
import tilework.protocol.Talk;
import tilework.world.World;
import tilework.world.avatar.PersonId;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;

/**
 * The conversations of a floor's groups.
 *
 * <p>Somebody who comes into a group is asked, unless they have said that they always talk. Who
 * talks goes on talking when groups part or become one, as long as somebody with whom they talked
 * is still with them. Nobody else ever begins to talk without saying so.
 */
@ThreadConfined("tick")
public final class Conversations {
    private final World world;
    private final TalkPorts ports;
    private final TalkNews news;
    private final Map<Integer, Conversation> byGroup = new HashMap<>();
    private final Map<PersonId, Conversation> byPerson = new HashMap<>();
    private final Set<GroupId> changed = new LinkedHashSet<>();

    public Conversations(World world, TalkPorts ports, TalkNews news) {
        this.world = world;
        this.ports = ports;
        this.news = news;
    }

    /** The group has other members, or another lock, or is no more; see {@link #settle}. */
    public void changed(GroupId group) {
        changed.add(group);
    }

    /** The person's body is gone: nobody waits for the next tick. */
    public void left(PersonId person) {
        Conversation conversation = byPerson.get(person);
        if (conversation != null) {
            changed.add(new GroupId(conversation.group()));
        }
    }

    /** Catches up with all groups that have changed. */
    public void settle() {
        if (changed.isEmpty()) {
            return;
        }
        Map<PersonId, Conversation> before = takeOut();
        Map<Conversation, Map<PersonId, TalkState>> after = new LinkedHashMap<>();
        for (GroupId id : changed) {
            Group group = world.group(id);
            if (group != null) {
                Conversation conversation =
                        byGroup.computeIfAbsent(
                                id.value(), _ -> new Conversation(world.plan().id(), group));
                after.put(conversation, states(group, before));
            }
        }
        after.forEach(this::become);
        changed.forEach(this::endIfOver);
        changed.clear();
        before.keySet().stream()
                .filter(it -> !byPerson.containsKey(it))
                .forEach(it -> news.talk(it, Talk.NONE));
    }

    /** Everybody of a changed group, and the conversation in which they were. */
    private Map<PersonId, Conversation> takeOut() {
        Map<PersonId, Conversation> before = new LinkedHashMap<>();
        for (GroupId id : changed) {
            Conversation conversation = byGroup.get(id.value());
            if (conversation != null) {
                conversation.members().forEach(it -> before.put(it, conversation));
            }
        }
        before.keySet().forEach(byPerson::remove);
        return before;
    }

    private Map<PersonId, TalkState> states(Group group, Map<PersonId, Conversation> before) {
        List<PersonId> members = group.members().stream().map(world::personOf).toList();
        Map<PersonId, TalkState> states = new HashMap<>();
        for (PersonId person : members) {
            Conversation old = before.get(person);
            states.put(person, old == null ? TalkState.ASKED : state(person, old, group, members));
        }
        return states;
    }

    private static TalkState state(
            PersonId person, Conversation old, Group group, List<PersonId> members) {
        TalkState was = old.state(person);
        if (was == null || old.group() == group.id().value()) {
            return was == null ? TalkState.ASKED : was;
        }
        boolean goesOn =
                was == TalkState.TALKING
                        && members.stream().anyMatch(it -> !it.equals(person) && old.isTalking(it));
        return goesOn ? TalkState.TALKING : TalkState.ASKED;
    }

    private void become(Conversation conversation, Map<PersonId, TalkState> states) {
        Group group = world.group(new GroupId(conversation.group()));
        conversation.become(states, group != null && group.isLocked());
        states.keySet().forEach(it -> byPerson.put(it, conversation));
        update(conversation);
    }

    private void endIfOver(GroupId id) {
        if (world.group(id) == null) {
            Conversation over = byGroup.remove(id.value());
            if (over != null) {
                over.endRoom(ports.rooms());
            }
        }
    }

    private void update(Conversation conversation) {
        conversation.applyConsents(ports.consents());
        conversation.settleRoom(ports.rooms());
        Talk told = conversation.told();
        conversation.members().forEach(it -> news.talk(it, told));
    }

    /** Does nothing when the person is not in that group any more. */
    public void answer(PersonId person, int group, RingAnswer answer) {
        Conversation conversation = byPerson.get(person);
        if (conversation == null || conversation.group() != group) {
            return;
        }
        remember(person, conversation, answer);
        conversation.set(
                person, answer == RingAnswer.NOT_NOW ? TalkState.NOT_NOW : TalkState.TALKING);
        update(conversation);
    }

    private void remember(PersonId person, Conversation conversation, RingAnswer answer) {
        switch (answer) {
            case TALK, NOT_NOW -> {
                return;
            }
            case ALWAYS -> ports.consents().setAlways(person, true);
            case ALWAYS_WITH ->
                    ports.consents().add(person, new ArrayList<>(conversation.members()));
        }
        news.consent(person);
    }

    /** What the person says for all times. */
    public void consent(PersonId person, boolean isAlways, boolean forgetsPeople) {
        ports.consents().setAlways(person, isAlways);
        if (forgetsPeople) {
            ports.consents().forgetPeople(person);
        }
        news.consent(person);
        Conversation conversation = byPerson.get(person);
        if (conversation != null) {
            update(conversation);
        }
    }

    /** Whether the person may decide about the group it is in. */
    public boolean isTalking(PersonId person) {
        Conversation conversation = byPerson.get(person);
        return conversation != null && conversation.isTalking(person);
    }

    /** Answers whether the person, who talks, has the screen now, or does not want it. */
    public boolean share(PersonId person, boolean isOn) {
        Conversation conversation = byPerson.get(person);
        if (conversation == null || !conversation.isTalking(person)) {
            return !isOn;
        }
        boolean done = !isOn || conversation.takeScreen(person);
        if (!isOn) {
            conversation.giveBackScreen(person);
        }
        update(conversation);
        return done;
    }

    /** Does nothing for somebody who does not talk. */
    public void setAudioOnly(PersonId person, boolean isOn) {
        Conversation conversation = byPerson.get(person);
        if (conversation != null && conversation.isTalking(person)) {
            conversation.setAudioOnly(isOn);
            update(conversation);
        }
    }

    /** Asks for a ticket for somebody who talks. */
    public void askTicket(PersonId person) {
        Conversation conversation = byPerson.get(person);
        if (conversation != null) {
            conversation.askTicket(person, ports.rooms());
        }
    }

    /** As {@link #askTicket(PersonId)}, unless the person is not in that group any more. */
    public void askTicket(PersonId person, int group) {
        Conversation conversation = byPerson.get(person);
        if (conversation != null && conversation.group() == group) {
            conversation.askTicket(person, ports.rooms());
        }
    }

    /** Whether the person still belongs into that room. */
    public boolean belongs(PersonId person, RoomKey room) {
        Conversation conversation = byPerson.get(person);
        return conversation != null && conversation.isIn(room) && conversation.isTalking(person);
    }

    /** Moves the conversation of that room to another one. */
    public void spoiled(RoomKey room) {
        @Nullable Conversation conversation = byGroup.get(room.group());
        if (conversation != null) {
            conversation.moveFrom(room, ports.rooms());
        }
    }

    /** What the person is to be told. */
    public Talk talkOf(PersonId person) {
        Conversation conversation = byPerson.get(person);
        return conversation == null ? Talk.NONE : conversation.told();
    }
}
