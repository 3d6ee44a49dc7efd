package tilework.world.grid;

/**
 * Where an exit zone leads.
 *
 * @param zone id of the exit zone
 * @param floor the floor behind it
 * @param startName name of the start zone there; empty for the floor's own start
 */
public record Exit(int zone, FloorId floor, String startName) {}
