package tilework.maps.tiled;

import java.util.List;
import tilework.maps.files.MapImage;

/** A layer of a map; groups are flattened into their layers. */
public sealed interface Layer {
    Head head();

    /**
     * What all layers have.
     *
     * @param name with the names of its groups before it: "walls/left"
     * @param className Tiled's class; empty for none
     * @param look how it is drawn
     * @param properties its own, not those of its groups
     */
    record Head(String name, String className, Look look, Properties properties) {
        /** The name without the names of groups. */
        public String ownName() {
            return name.substring(name.lastIndexOf('/') + 1);
        }
    }

    /** Tiles on the grid. */
    record Tiles(Head head, TileBlock block) implements Layer {}

    /** Objects in file order; drawn by their y when top down, else in file order. */
    record Objects(Head head, List<MapObject> objects, boolean topDown) implements Layer {
        public Objects {
            objects = List.copyOf(objects);
        }
    }

    /** One image. */
    record Image(Head head, MapImage image, Repeat repeat) implements Layer {}

    /** Along which axes an image repeats, and the color of it that is clear; empty for none. */
    record Repeat(boolean x, boolean y, String transparentColor) {}
}
