package tilework.world.grid;

/**
 * The name of a floor in links, frames and settings: its map's file name without the ending, e.g.
 * "hq".
 */
public record FloorId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
