package tilework.world;

import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

/**
 * What someone asks of a world. It takes effect at the next tick. Commands of avatars that are not
 * there do nothing.
 */
public sealed interface Command {
    AvatarId avatar();

    /** Comes in. The avatar's id must be new. */
    record Enter(
            AvatarId avatar,
            PersonId person,
            String name,
            Look look,
            Status status,
            Arrival arrival)
            implements Command {}

    record Leave(AvatarId avatar, LeaveReason reason) implements Command {}

    record WalkTo(AvatarId avatar, Tile target) implements Command {}

    /** Walks straight until something blocks or a Stop comes. */
    record Head(AvatarId avatar, Direction direction) implements Command {}

    record Stop(AvatarId avatar) implements Command {}

    record WalkToPerson(AvatarId avatar, PersonId target) implements Command {}

    /** {@code zone}: its id. */
    record WalkToZone(AvatarId avatar, int zone) implements Command {}

    record SetStatus(AvatarId avatar, Status status) implements Command {}

    record Dress(AvatarId avatar, String name, Look look) implements Command {}

    record MakeGesture(AvatarId avatar, GestureKind kind) implements Command {}

    record Say(AvatarId avatar, String text) implements Command {}

    /**
     * Locks or unlocks the group that the avatar is in. Nobody comes into a locked group; it is
     * open again when it ends. When several ask at the same tick for different things, it is
     * locked.
     */
    record LockGroup(AvatarId avatar, boolean isLocked) implements Command {}
}
