package tilework.world.groups;

/** A group of one floor: from 1, never used again while the floor runs. */
public record GroupId(int value) {}
