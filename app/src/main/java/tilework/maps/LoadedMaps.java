package tilework.maps;

import java.util.List;
import tilework.maps.faults.MapFault;

/**
 * What a folder or a file of maps gave.
 *
 * @param floors those that can be used, by id
 * @param faults of all maps; a map that cannot be used has an error among them
 */
public record LoadedMaps(List<LoadedFloor> floors, List<MapFault> faults) {
    public LoadedMaps {
        floors = List.copyOf(floors);
        faults = List.copyOf(faults);
    }

    public boolean hasErrors() {
        return faults.stream().anyMatch(MapFault::isError);
    }
}
