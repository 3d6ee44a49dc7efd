package tilework.maps.files;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;

/** The images that maps use, each read once. Mutable; owned by whoever loads the maps. */
public final class MapImages {
    private final MapFiles files;
    private final Map<String, Optional<MapImage>> byPath = new HashMap<>();
    private final Map<String, MapImage> byHash = new LinkedHashMap<>();

    public MapImages(MapFiles files) {
        this.files = files;
    }

    /** The image that a file names; null and a fault when it cannot be used. */
    public @Nullable MapImage load(String from, String reference, Faults faults) {
        String path = files.resolve(from, reference, faults);
        if (path == null) {
            return null;
        }
        Optional<MapImage> known = byPath.get(path);
        if (known != null && known.isPresent()) {
            return known.get();
        }
        MapImage image = read(path, faults);
        byPath.put(path, Optional.ofNullable(image));
        return image;
    }

    private @Nullable MapImage read(String path, Faults faults) {
        byte[] bytes = files.read(path, faults);
        if (bytes == null) {
            return null;
        }
        ImageHeader header = ImageHeader.read(bytes);
        if (header == null) {
            faults.error("image '" + path + "' must be a PNG, JPEG, WebP or GIF file");
            return null;
        }
        int max = MapImage.MAX_SIDE_PIXELS;
        int width = header.width();
        int height = header.height();
        if (width < 1 || height < 1 || width > max || height > max) {
            faults.error(
                    "image '"
                            + path
                            + "' must have sides of 1 to "
                            + max
                            + " pixels but has "
                            + width
                            + " x "
                            + height);
            return null;
        }
        String hash = ContentHash.of(bytes);
        return byHash.computeIfAbsent(
                hash, h -> new MapImage(h, header.extension(), width, height, bytes));
    }
}
