package tilework.maps.faults;

import java.util.List;
import tilework.world.grid.Tile;

/**
 * Takes the faults of a map and knows the file and layer that is being read. The views for other
 * files and layers write to the same list. Owned by whoever loads the map.
 */
public final class Faults {
    private final FaultList list;
    private final String file;
    private final String layer;

    private Faults(FaultList list, String file, String layer) {
        this.list = list;
        this.file = file;
        this.layer = layer;
    }

    /** No faults yet, of the map in this file. */
    public static Faults of(String file) {
        return new Faults(new FaultList(), file, "");
    }

    /** The same faults, for another file that the map uses. */
    public Faults inFile(String other) {
        return new Faults(list, other, "");
    }

    /** The same faults, for a layer. */
    public Faults inLayer(String name) {
        return new Faults(list, file, name);
    }

    public String file() {
        return file;
    }

    public String layer() {
        return layer;
    }

    public void error(String message) {
        list.add(new MapFault(Severity.ERROR, file, Place.layer(layer), message));
    }

    public void warn(String message) {
        list.add(new MapFault(Severity.WARNING, file, Place.layer(layer), message));
    }

    public void error(Tile tile, long gid, String message) {
        list.add(new MapFault(Severity.ERROR, file, Place.tile(layer, tile, gid), message));
    }

    public void warn(Tile tile, long gid, String message) {
        list.add(new MapFault(Severity.WARNING, file, Place.tile(layer, tile, gid), message));
    }

    public boolean hasErrors() {
        return list.hasErrors();
    }

    /** All faults so far. */
    public List<MapFault> all() {
        return list.all();
    }
}
