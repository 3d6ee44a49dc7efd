package tilework.engine.talk;

import tilework.world.grid.FloorId;

/**
 * A media room of one conversation. Never used again: a conversation that begins anew, or is moved
 * to another room, has another epoch.
 *
 * @param group as {@link tilework.world.groups.GroupId}
 * @param epoch from 1
 */
public record RoomKey(FloorId floor, int group, int epoch) {}
