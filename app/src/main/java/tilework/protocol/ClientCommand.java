package tilework.protocol;

import tilework.office.RingAnswer;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;

/** What a client asks, as it came over the wire: well-formed, but not yet checked by any rule. */
public sealed interface ClientCommand {
    /** {@code tile}: its index as an unsigned number; may lie outside of the map. */
    record WalkTo(int tile) implements ClientCommand {}

    record Head(Direction direction) implements ClientCommand {}

    record Stop() implements ClientCommand {}

    record WalkToPerson(PersonId person) implements ClientCommand {}

    record WalkToZone(int zone) implements ClientCommand {}

    record SetStatus(Status status) implements ClientCommand {}

    record SetViewport(int columns, int rows) implements ClientCommand {}

    record SetHidden(boolean isHidden) implements ClientCommand {}

    /** {@code name}: not yet clean. */
    record Dress(String name, Look look) implements ClientCommand {}

    record MakeGesture(GestureKind kind) implements ClientCommand {}

    /** {@code text}: not yet clean. */
    record Say(String text) implements ClientCommand {}

    /** {@code tick}: of the newest frame that the client has applied. */
    record Ack(int tick) implements ClientCommand {}

    record LeaveOffice() implements ClientCommand {}

    /** Concerns the conversation of the person's group. */
    sealed interface OfTalk extends ClientCommand {}

    /** {@code group}: the one that the client believes to be in. */
    record AnswerRing(int group, RingAnswer answer) implements OfTalk {}

    /** What the person says for all times. */
    record SetConsent(boolean isAlways, boolean forgetsPeople) implements OfTalk {}

    /** {@code group}: the one that the client believes to be in. */
    record AskTicket(int group) implements OfTalk {}

    record LockGroup(boolean isLocked) implements OfTalk {}

    record ShareScreen(boolean isOn) implements OfTalk {}

    record SetAudioOnly(boolean isOn) implements OfTalk {}
}
