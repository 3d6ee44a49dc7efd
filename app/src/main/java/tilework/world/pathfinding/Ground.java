package tilework.world.pathfinding;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;

/**
 * Where somebody may walk, and which tiles hang together. Immutable.
 *
 * <p>Inside of this package a tile is a <em>spot</em>: its index in the grid with a blocked border
 * of one tile around it, so that the neighbors of a spot need no check of the border.
 */
public final class Ground {
    private static final int BLOCKED = 0;

    private final Grid grid;
    private final int stride;
    private final int[] areas;

    private Ground(Grid grid) {
        this.grid = grid;
        this.stride = grid.columns() + 2;
        this.areas = new int[stride * (grid.rows() + 2)];
    }

    public static Ground of(Grid grid) {
        Ground ground = new Ground(grid);
        ground.fillAreas();
        return ground;
    }

    public Grid grid() {
        return grid;
    }

    /** Whether the tile with this index can be walked on. */
    public boolean isWalkable(int tile) {
        return isWalkableSpot(spot(tile));
    }

    /** Whether there is a way between the two tiles, however long. */
    public boolean connects(int tile, int other) {
        int area = areas[spot(tile)];
        return area != BLOCKED && area == areas[spot(other)];
    }

    /** Whether the neighbor of a tile in this direction can be walked on. */
    public boolean canStep(int tile, Direction direction) {
        return isWalkableSpot(spot(tile) + offset(direction));
    }

    /** The neighbors of a tile that can be walked on. */
    public IntStream neighborsOf(int tile) {
        return Arrays.stream(Direction.values())
                .filter(direction -> canStep(tile, direction))
                .mapToInt(direction -> grid.neighbor(tile, direction));
    }

    /** The tiles, by index, of the largest part that hangs together; the first among equals. */
    public BitSet largestArea() {
        int[] sizes = new int[grid.size() + 1];
        int largest = 1;
        for (int area : areas) {
            sizes[area]++;
        }
        for (int area = 2; area < sizes.length; area++) {
            largest = sizes[area] > sizes[largest] ? area : largest;
        }
        BitSet tiles = new BitSet(grid.size());
        for (int tile = 0; tile < grid.size(); tile++) {
            tiles.set(tile, areas[spot(tile)] == largest);
        }
        return tiles;
    }

    /** Whether no neighbor of the tile can be walked on. */
    boolean isAlone(int tile) {
        return neighborsOf(tile).findAny().isEmpty();
    }

    boolean isWalkableSpot(int spot) {
        return areas[spot] != BLOCKED;
    }

    /** Number of spots, border included. */
    int spots() {
        return areas.length;
    }

    int spot(int tile) {
        return tile + stride + 1 + tile / grid.columns() * 2;
    }

    /** What a step in this direction adds to a spot. */
    int offset(Direction direction) {
        return direction.rows() * stride + direction.columns();
    }

    private void fillAreas() {
        int[] queue = new int[grid.size()];
        int area = BLOCKED;
        for (int tile = 0; tile < grid.size(); tile++) {
            if (grid.isWalkable(tile) && !isWalkable(tile)) {
                area++;
                fillArea(spot(tile), area, queue);
            }
        }
    }

    private void fillArea(int first, int area, int[] queue) {
        int end = 0;
        areas[first] = area;
        queue[end++] = first;
        for (int next = 0; next < end; next++) {
            for (int direction = 0; direction < 4; direction++) {
                int spot = queue[next] + offset(Direction.ofCode(direction));
                if (areas[spot] == BLOCKED && isWalkableInGrid(spot)) {
                    areas[spot] = area;
                    queue[end++] = spot;
                }
            }
        }
    }

    private boolean isWalkableInGrid(int spot) {
        int column = spot % stride - 1;
        int row = spot / stride - 1;
        return column >= 0
                && column < grid.columns()
                && row >= 0
                && row < grid.rows()
                && grid.isWalkable(row * grid.columns() + column);
    }
}
