package tilework.world.avatar;

/**
 * An avatar as it is now: what a snapshot tells.
 *
 * @param group number of the group that it is in; 0 for none
 */
public record AvatarState(
        AvatarId id,
        PersonId person,
        String name,
        Look look,
        Status status,
        boolean handUp,
        Path path,
        int group) {}
