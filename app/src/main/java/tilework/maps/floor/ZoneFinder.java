package tilework.maps.floor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tilework.maps.faults.Faults;
import tilework.maps.tiled.Layer;
import tilework.maps.tiled.MapObject;
import tilework.maps.tiled.Outline;
import tilework.maps.tiled.Point;
import tilework.maps.tiled.TiledMap;
import tilework.world.grid.ZoneKind;

/**
 * Finds the zones of a map, in layer order: objects of class "area" or with properties that make a
 * zone, layers with such properties, and tiles with them. Whether a layer is hidden makes no
 * difference.
 */
final class ZoneFinder {
    /** Most zones of a floor. */
    static final int MAX_ZONES = 1_024;

    /** Most tiles of all zones counted at the size of the floor: 64 MB of bits. */
    private static final long MAX_ZONE_BITS = 512L * 1024 * 1024;

    private static final String START = "start";

    private final Frame frame;
    private final Raster raster;
    private final TileZones tileZones;
    private final Faults faults;
    private final List<ZoneDraft> zones = new ArrayList<>();
    private boolean full;

    ZoneFinder(TiledMap map, Frame frame, Faults faults) {
        this.frame = frame;
        this.raster = new Raster(frame);
        this.tileZones = new TileZones(map, frame);
        this.faults = faults;
    }

    List<ZoneDraft> find(List<Layer> layers) {
        for (Layer layer : layers) {
            switch (layer) {
                case Layer.Tiles tiles -> tileZones.find(tiles).forEach(this::add);
                case Layer.Objects objects -> objects(objects);
                case Layer.Image _ -> {}
            }
        }
        return zones;
    }

    private void objects(Layer.Objects layer) {
        for (MapObject object : layer.objects()) {
            Set<ZoneKind> kinds = EnumSet.noneOf(ZoneKind.class);
            kinds.addAll(ZoneRules.kinds(object.properties()));
            boolean shape = object.gid() == 0;
            if (shape && object.name().equalsIgnoreCase(START)) {
                kinds.add(ZoneKind.SPAWN);
            }
            if (!kinds.isEmpty() || ZoneRules.isZoneClass(object.className())) {
                add(zone(layer, object, kinds));
            }
        }
    }

    private ZoneDraft zone(Layer.Objects layer, MapObject object, Set<ZoneKind> kinds) {
        Point shift = layer.head().look().offset().plus(frame.shift());
        Outline outline = object.outline().moved(shift);
        BitSet tiles = raster.tiles(outline);
        String layerName = layer.head().name();
        ZoneDraft zone = new ZoneDraft(layerName, object.name(), kinds, tiles, object.properties());
        if (tiles.isEmpty()) {
            report(zone, noTiles(zone, outline));
        } else if (isPartlyOutside(outline)) {
            faults.inLayer(layerName).warn(zone.label() + " lies partly outside of the map");
        }
        return zone;
    }

    private static String noTiles(ZoneDraft zone, Outline outline) {
        if (outline.form() instanceof Outline.Line) {
            return zone.label() + " is a line, which has no inside; draw a polygon";
        }
        return zone.label()
                + " covers the center of no tile of the map; make it larger or move it onto the"
                + " map";
    }

    private void report(ZoneDraft zone, String message) {
        Faults layer = faults.inLayer(zone.layer());
        if (zone.kinds().isEmpty()) {
            layer.warn(message);
        } else {
            layer.error(message);
        }
    }

    /** Whether a shape leaves the floor by half a tile or more. */
    private boolean isPartlyOutside(Outline outline) {
        double width = frame.tileWidth();
        double height = frame.tileHeight();
        for (Point corner : Outlines.corners(outline)) {
            if (corner.x() < -width / 2
                    || corner.y() < -height / 2
                    || corner.x() > (frame.columns() + 0.5) * width
                    || corner.y() > (frame.rows() + 0.5) * height) {
                return true;
            }
        }
        return false;
    }

    private void add(ZoneDraft zone) {
        boolean fits =
                zones.size() < MAX_ZONES && (zones.size() + 1L) * frame.size() <= MAX_ZONE_BITS;
        if (fits && !zone.tiles().isEmpty()) {
            zones.add(zone);
        } else if (!fits && !full) {
            full = true;
            faults.inLayer(zone.layer())
                    .error(
                            "a map must have at most "
                                    + Math.min(MAX_ZONES, MAX_ZONE_BITS / frame.size())
                                    + " zones at this size; this and later ones are left out");
        }
        listUnknown(zone);
    }

    private void listUnknown(ZoneDraft zone) {
        List<String> unknown = ZoneRules.unknown(zone.properties());
        if (!unknown.isEmpty()) {
            faults.inLayer(zone.layer())
                    .warn(
                            zone.label()
                                    + " has properties that are kept but do nothing here: "
                                    + String.join(", ", unknown));
        }
    }
}
