package tilework.maps.tiled;

/**
 * An object of an object layer; what its template and its tile say is already in it.
 *
 * @param name its own
 * @param className class since Tiled 1.9, type before; empty for none
 * @param visible whether it is shown
 * @param gid its tile with flips as the map numbers it; 0 for a shape
 * @param outline where it is
 * @param properties its own, then its template's, then its tile's
 */
public record MapObject(
        String name,
        String className,
        boolean visible,
        int gid,
        Outline outline,
        Properties properties) {}
