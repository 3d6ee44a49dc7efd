package tilework.world.avatar;

/** A body on one floor; never reused while the floor runs. From 1. */
public record AvatarId(int value) {}
