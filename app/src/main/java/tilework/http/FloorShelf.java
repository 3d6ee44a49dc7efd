package tilework.http;

import io.javalin.http.Context;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.world.grid.FloorId;

/** The floors' documents and images, compressed once. Immutable. */
public final class FloorShelf {
    private static final String JSON = "application/json";

    private final Map<FloorId, FloorView> floors = new LinkedHashMap<>();
    private final Map<FloorId, Asset> documents = new LinkedHashMap<>();
    private final Map<String, Asset> images = new LinkedHashMap<>();

    public FloorShelf(List<FloorView> floors, Collection<ImageView> images) {
        for (FloorView floor : floors) {
            this.floors.put(floor.id(), floor);
            documents.put(
                    floor.id(), Asset.compressed(JSON, floor.mapHash(), false, floor.document()));
        }
        for (ImageView image : images) {
            this.images.put(
                    image.path(),
                    new Asset(image.mediaType(), image.path(), true, image.bytes(), null, null));
        }
    }

    Collection<FloorView> floors() {
        return floors.values();
    }

    @Nullable FloorView floor(FloorId id) {
        return floors.get(id);
    }

    /** GET /api/floors/{floor}/map: kept for ever when the hash in the address is the right one. */
    void document(Context context) {
        FloorId id = new FloorId(context.pathParam("floor"));
        FloorView floor = floors.get(id);
        Asset document = documents.get(id);
        if (floor == null || document == null) {
            Problem.notFound().send(context);
            return;
        }
        boolean named = floor.mapHash().equals(context.queryParam("v"));
        (named ? document.keptForever() : document).send(context);
    }

    /** GET /map-images/{file}. */
    void image(Context context) {
        Asset image = images.get("/map-images/" + context.pathParam("file"));
        if (image == null) {
            Problem.notFound().send(context);
        } else {
            image.send(context);
        }
    }
}
