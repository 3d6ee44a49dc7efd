package tilework.maps;

import java.util.List;
import tilework.maps.files.MapImage;
import tilework.world.grid.FloorPlan;

/**
 * A map, ready to be an office's floor. Immutable.
 *
 * @param plan what a world needs
 * @param documentBytes what clients need, as JSON in UTF-8; not to be changed
 * @param hash names the document's content
 * @param images all that the document names
 */
@SuppressWarnings("ArrayRecordComponent") // sent as it is to every client
public record LoadedFloor(
        FloorPlan plan, byte[] documentBytes, String hash, List<MapImage> images) {
    public LoadedFloor {
        images = List.copyOf(images);
    }
}
