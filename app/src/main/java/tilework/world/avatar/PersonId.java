package tilework.world.avatar;

/** A person who is in the office; never reused while the server runs. From 1. */
public record PersonId(int value) {}
