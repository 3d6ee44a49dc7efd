package tilework.maps.floor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.Point;
import tilework.maps.tiled.TiledMap;
import tilework.world.grid.FloorId;

/** Makes a floor of a map. */
public final class FloorBuilder {
    private FloorBuilder() {}

    /** The floor; null when there is no place to walk on it at all. */
    public static @Nullable FloorDraft build(FloorId id, TiledMap map, Faults faults) {
        Frame frame = Frame.of(map, faults);
        if (frame == null) {
            return null;
        }
        Blocking blocking = Blocking.of(map, frame, faults);
        List<ZoneDraft> found = new ZoneFinder(map, frame, faults).find(map.layers());
        List<ZoneDraft> zones = new Starts(frame, blocking.blocked(), faults).settle(found);
        map.layers().forEach(layer -> listUndrawn(layer, faults.inLayer(layer.head().name())));
        return new FloorDraft(id, map, frame, blocking, zones, faults);
    }

    private static void listUndrawn(Layer layer, Faults faults) {
        if (!layer.head().look().parallax().equals(new Point(1, 1))) {
            faults.warn("the layer has parallax, which is not drawn: it moves with all others");
        }
    }
}
