package tilework.world.avatar;

/** An avatar as it is now: what a snapshot tells. */
public record AvatarState(
        AvatarId id,
        PersonId person,
        String name,
        Look look,
        Status status,
        boolean handUp,
        Path path) {}
