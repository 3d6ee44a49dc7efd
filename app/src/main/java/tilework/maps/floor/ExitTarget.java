package tilework.maps.floor;

import org.jspecify.annotations.Nullable;
import tilework.maps.tiled.Properties;
import tilework.world.grid.FloorId;

/**
 * Where an exit wants to lead.
 *
 * @param floor the map's file name without ending; null for the same map
 * @param start name of a start there; empty for its own start
 */
record ExitTarget(@Nullable FloorId floor, String start) {
    ExitTarget {
        if (start.equalsIgnoreCase(ZoneDraft.DEFAULT_START)) {
            start = ZoneDraft.DEFAULT_START;
        }
    }

    /** What an exit zone's properties name. */
    static String text(Properties properties) {
        String url = properties.text("exitUrl").strip();
        return url.isEmpty() ? properties.text("exitSceneUrl").strip() : url;
    }

    /** Reads "annex.tmj#from-hq"; null when it names no map of the folder. */
    static @Nullable ExitTarget parse(String text) {
        int hash = text.indexOf('#');
        String file = hash < 0 ? text : text.substring(0, hash);
        String start = hash < 0 ? "" : text.substring(hash + 1);
        if (file.isEmpty()) {
            return start.isEmpty() ? null : new ExitTarget(null, start);
        }
        String name = file.startsWith("./") ? file.substring(2) : file;
        String id = name.replaceFirst("\\.(tmj|json)$", "");
        boolean here = !name.contains("/") && !name.contains("\\") && !name.equals(id);
        return here ? new ExitTarget(new FloorId(id), start) : null;
    }
}
