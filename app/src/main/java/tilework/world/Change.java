package tilework.world;

import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.groups.GroupId;

/**
 * What happened in a world, in order. {@code cell} is the index of the cell whose watchers are
 * told; a change without one is for the server or for one session.
 */
public sealed interface Change {
    AvatarId avatar();

    /** Came in; the whole state is asked of the world. */
    record Entered(AvatarId avatar, PersonId person, int cell) implements Change {}

    /**
     * Stepped from one cell into another; watchers of {@code cell} who do not watch {@code
     * fromCell} need the whole state.
     */
    record Crossed(AvatarId avatar, int fromCell, int cell) implements Change {}

    record Left(AvatarId avatar, PersonId person, LeaveReason reason, int cell) implements Change {}

    /** Began, changed or ended a walk. */
    record Walked(AvatarId avatar, Path path, int cell) implements Change {}

    record StatusSet(AvatarId avatar, PersonId person, Status status, int cell) implements Change {}

    /** Name or look changed; the whole state is asked of the world. */
    record Dressed(AvatarId avatar, PersonId person, int cell) implements Change {}

    /** Something that is shown for a moment. */
    sealed interface Sign extends Change {
        /** Where it was made. */
        int cell();
    }

    record GestureMade(AvatarId avatar, GestureKind kind, int cell) implements Sign {}

    record Said(AvatarId avatar, String text, int cell) implements Sign {}

    /** Left a zone; comes before any {@link ZoneEntered} of the same step. */
    record ZoneLeft(AvatarId avatar, PersonId person, int zone) implements Change {}

    record ZoneEntered(AvatarId avatar, PersonId person, int zone) implements Change {}

    /** Is in another group now; {@code group}: its number, 0 for none. */
    record GroupSet(AvatarId avatar, PersonId person, int group, int cell) implements Change {}

    /**
     * Members or lock of a group are others now, or it has ended and the world does not know it any
     * more. Once per group and tick, after all {@link GroupSet}s.
     *
     * @param avatar its lowest member, or the lowest former one when it has ended
     */
    record GroupChanged(AvatarId avatar, GroupId group) implements Change {}

    record Refused(AvatarId avatar, RefusalReason reason) implements Change {}
}
