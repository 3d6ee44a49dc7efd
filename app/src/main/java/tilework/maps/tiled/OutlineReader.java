package tilework.maps.tiled;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;

/** Reads the shapes of objects. Mutable: it counts points, which are bounded. */
final class OutlineReader {
    private static final int MAX_POINTS_OF_OBJECT = 10_000;
    private static final int MAX_POINTS = 1_000_000;

    private int points;

    /** The outline of an object, which may be a tile. */
    Outline read(Fields object, @Nullable Tileset tileset, Tileset.@Nullable TileInfo tile) {
        double width = Math.max(0, object.number("width", tileset == null ? 0 : w(tileset, tile)));
        double height =
                Math.max(0, object.number("height", tileset == null ? 0 : h(tileset, tile)));
        Point origin = new Point(object.number("x", 0), object.number("y", 0));
        double rotation = object.number("rotation", 0);
        Outline.Form form =
                tileset == null
                        ? form(object, width, height)
                        : new Outline.Box(
                                tileset.picture().fit().alignment().topLeft(width, height));
        return new Outline(origin, width, height, rotation, form);
    }

    private static double w(Tileset tileset, Tileset.@Nullable TileInfo tile) {
        Tileset.Cutout cutout = tile == null ? null : tile.cutout();
        return cutout == null ? tileset.picture().tileWidth() : cutout.width();
    }

    private static double h(Tileset tileset, Tileset.@Nullable TileInfo tile) {
        Tileset.Cutout cutout = tile == null ? null : tile.cutout();
        return cutout == null ? tileset.picture().tileHeight() : cutout.height();
    }

    private Outline.Form form(Fields object, double width, double height) {
        if (object.has("polygon")) {
            return new Outline.Polygon(points(object, "polygon"));
        }
        if (object.has("polyline")) {
            return new Outline.Line(points(object, "polyline"));
        }
        if (object.has("text")) {
            Fields words = object.object("text");
            return new Outline.Words(words == null ? "" : words.text("text", ""));
        }
        if (object.flag("point", false) || (width == 0 && height == 0)) {
            return new Outline.Spot();
        }
        if (object.flag("ellipse", false)) {
            return new Outline.Ellipse();
        }
        return object.flag("capsule", false) ? new Outline.Capsule() : new Outline.Box(Point.ZERO);
    }

    private List<Point> points(Fields object, String name) {
        List<Fields> corners = object.list(name);
        points += corners.size();
        if (corners.size() > MAX_POINTS_OF_OBJECT || points > MAX_POINTS) {
            object.wrong(name, "at most " + MAX_POINTS_OF_OBJECT + " points", object.raw(name));
            return List.of();
        }
        List<Point> list = new ArrayList<>(corners.size());
        for (Fields corner : corners) {
            list.add(new Point(corner.number("x", 0), corner.number("y", 0)));
        }
        return list;
    }
}
