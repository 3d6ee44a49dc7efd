package tilework.office;

import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;

/** Where somebody stands in the office. */
public record Place(FloorId floor, Tile tile, Direction facing) {}
