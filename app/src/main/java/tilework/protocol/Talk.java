package tilework.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.office.TalkState;
import tilework.world.avatar.PersonId;

/**
 * The conversation of somebody's group.
 *
 * @param group 0 for none
 * @param zone of the meeting; -1 when people walked up to each other
 * @param screen who may share the screen
 * @param talkers everybody in the group, by ascending person id
 */
public record Talk(
        int group,
        int zone,
        boolean isLocked,
        boolean isAudioOnly,
        @Nullable PersonId screen,
        List<Talker> talkers) {
    /** Of somebody who is in no group. */
    public static final Talk NONE = new Talk(0, -1, false, false, null, List.of());

    public Talk {
        talkers = List.copyOf(talkers);
    }

    public record Talker(PersonId person, TalkState state) {}
}
