package tilework.world;

import tilework.world.avatar.AvatarId;
import tilework.world.avatar.Look;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

/** The people of the tests. Person n has avatar n unless a test says otherwise. */
public final class People {
    public static final AvatarId ADA = new AvatarId(1);
    public static final AvatarId BO = new AvatarId(2);
    public static final AvatarId CY = new AvatarId(3);

    private People() {}

    public static PersonId person(AvatarId avatar) {
        return new PersonId(avatar.value());
    }

    public static Command.Enter enters(AvatarId avatar, Tile tile) {
        return enters(avatar, new Arrival.AtTile(tile, Direction.DOWN));
    }

    public static Command.Enter enters(AvatarId avatar, Arrival arrival) {
        return new Command.Enter(
                avatar,
                person(avatar),
                "Person " + avatar.value(),
                Look.PLAIN,
                Status.AVAILABLE,
                arrival);
    }
}
