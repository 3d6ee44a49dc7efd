package tilework.engine.talk;

import tilework.protocol.Talk;
import tilework.world.avatar.PersonId;

/** Who is told that something about their conversation is new. Called on the tick thread. */
public interface TalkNews {
    void talk(PersonId person, Talk talk);

    /** What the person has said for all times has changed. */
    void consent(PersonId person);
}
