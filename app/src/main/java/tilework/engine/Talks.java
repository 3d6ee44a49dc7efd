package tilework.engine;

import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.engine.talk.Conversations;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.engine.talk.TalkNews;
import tilework.engine.talk.TalkPorts;
import tilework.office.MediaState;
import tilework.protocol.ClientCommand;
import tilework.protocol.Talk;
import tilework.world.Command;
import tilework.world.RefusalReason;
import tilework.world.World;
import tilework.world.avatar.PersonId;

/** Between the conversations of a floor, its clients and the media server. */
@ThreadConfined("tick")
final class Talks implements TalkNews {
    private final World world;
    private final TalkPorts ports;
    private final EngineMeters meters;
    private final Occupants occupants;
    private final Conversations conversations;
    private MediaState media = MediaState.OFF;
    private boolean hasNews;

    Talks(FloorSetup setup, Occupants occupants) {
        world = setup.world();
        ports = setup.ports().talk();
        meters = setup.ports().meters();
        this.occupants = occupants;
        conversations = new Conversations(world, ports, this);
    }

    Conversations conversations() {
        return conversations;
    }

    /** Whether somebody has something new to be told since the call before. */
    boolean takeNews() {
        boolean had = hasNews;
        hasNews = false;
        return had;
    }

    /** The client knows nothing yet. */
    void attached(Watcher watcher) {
        PersonId person = watcher.occupant.seat.person();
        watcher.news.media = media;
        consent(person);
        if (world.groupOf(watcher.occupant.avatar) != null) {
            talk(person, conversations.talkOf(person));
        }
        conversations.askTicket(person);
    }

    void handle(Watcher watcher, ClientCommand.OfTalk command, long nowNanos) {
        PersonId person = watcher.occupant.seat.person();
        switch (command) {
            case ClientCommand.AnswerRing(int group, var answer) ->
                    conversations.answer(person, group, answer);
            case ClientCommand.SetConsent(boolean isAlways, boolean forgetsPeople) ->
                    conversations.consent(person, isAlways, forgetsPeople);
            case ClientCommand.AskTicket(int group) -> {
                if (watcher.occupant.mayAskTicket(nowNanos)) {
                    conversations.askTicket(person, group);
                }
            }
            case ClientCommand.LockGroup(boolean isLocked) -> lock(watcher, isLocked);
            case ClientCommand.ShareScreen(boolean isOn) -> {
                if (!conversations.share(person, isOn)) {
                    meters.refused(RefusalReason.SCREEN_TAKEN);
                    watcher.refuse(RefusalReason.SCREEN_TAKEN);
                }
            }
            case ClientCommand.SetAudioOnly(boolean isOn) ->
                    conversations.setAudioOnly(person, isOn);
        }
    }

    private void lock(Watcher watcher, boolean isLocked) {
        if (conversations.isTalking(watcher.occupant.seat.person())) {
            world.apply(new Command.LockGroup(watcher.occupant.avatar, isLocked));
        }
    }

    /** A way in, for somebody who may have gone by now. */
    void ticket(RoomKey room, PersonId member, MediaTicket ticket) {
        Watcher watcher = watcher(member);
        if (watcher != null && conversations.belongs(member, room)) {
            watcher.news.ticket(room.group(), ticket);
            hasNews = true;
        }
    }

    void stands(MediaState state) {
        media = state;
        occupants.watchers().forEach(it -> it.news.media = state);
        hasNews = true;
    }

    @Override
    public void talk(PersonId person, Talk talk) {
        Watcher watcher = watcher(person);
        if (watcher != null) {
            watcher.news.talk = talk;
            hasNews = true;
        }
    }

    @Override
    public void consent(PersonId person) {
        Watcher watcher = watcher(person);
        if (watcher != null) {
            var consents = ports.consents();
            watcher.news.consent =
                    new PrivateNews.ToldConsent(consents.isAlways(person), consents.people(person));
            hasNews = true;
        }
    }

    private @Nullable Watcher watcher(PersonId person) {
        Occupant occupant = occupants.of(person);
        return occupant == null ? null : occupant.watcher;
    }
}
