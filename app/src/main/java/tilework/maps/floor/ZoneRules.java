package tilework.maps.floor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tilework.maps.tiled.Properties;
import tilework.world.grid.ZoneKind;

/** What properties make of a zone. The table is the map contract; maps/README.md explains it. */
final class ZoneRules {
    private static final Map<String, ZoneKind> KINDS =
            Map.ofEntries(
                    Map.entry("start", ZoneKind.SPAWN),
                    Map.entry("startLayer", ZoneKind.SPAWN),
                    Map.entry("exitUrl", ZoneKind.EXIT),
                    Map.entry("exitSceneUrl", ZoneKind.EXIT),
                    Map.entry("meeting", ZoneKind.MEETING),
                    Map.entry("livekitRoom", ZoneKind.MEETING),
                    Map.entry("jitsiRoom", ZoneKind.MEETING),
                    Map.entry("silent", ZoneKind.QUIET),
                    Map.entry("stage", ZoneKind.STAGE),
                    Map.entry("restricted", ZoneKind.RESTRICTED),
                    Map.entry("desk", ZoneKind.DESK),
                    Map.entry("focusable", ZoneKind.FOCUS),
                    Map.entry("openWebsite", ZoneKind.WEBSITE));

    private static final Set<String> DETAILS = Set.of("collides", "wall", "capacity", "zoomMargin");
    private static final Set<String> CLASSES = Set.of("area", "zone");

    private ZoneRules() {}

    /** The kinds that properties give; those that are off give none. */
    static Set<ZoneKind> kinds(Properties properties) {
        Set<ZoneKind> kinds = EnumSet.noneOf(ZoneKind.class);
        for (String name : properties.all().keySet()) {
            ZoneKind kind = KINDS.get(name);
            if (kind != null && properties.isOn(name)) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    /** Whether objects of this class are zones even without properties. */
    static boolean isZoneClass(String className) {
        return CLASSES.contains(className.toLowerCase(Locale.ROOT));
    }

    /** Names of properties that do nothing here. */
    static List<String> unknown(Properties properties) {
        List<String> unknown = new ArrayList<>();
        for (String name : properties.all().keySet()) {
            boolean detail =
                    DETAILS.contains(name)
                            || name.startsWith("openWebsite")
                            || name.startsWith("jitsi");
            if (!KINDS.containsKey(name) && !detail) {
                unknown.add(name);
            }
        }
        return unknown;
    }
}
