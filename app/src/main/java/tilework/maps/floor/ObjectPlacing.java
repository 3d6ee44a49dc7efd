package tilework.maps.floor;

import org.jspecify.annotations.Nullable;
import tilework.maps.tiled.Gid;
import tilework.maps.tiled.MapObject;
import tilework.maps.tiled.Outline;
import tilework.maps.tiled.Point;
import tilework.maps.tiled.Tileset;
import tilework.maps.tiled.Tilesets;

/**
 * Where tile objects are drawn. Whatever the alignment, offset and scaling of a tileset, the result
 * is a picture stretched to a size, with its bottom left corner at a point around which it turns.
 */
final class ObjectPlacing {
    private final Tilesets tilesets;

    ObjectPlacing(Tilesets tilesets) {
        this.tilesets = tilesets;
    }

    Outline bottomLeft(MapObject object) {
        Outline outline = object.outline();
        int number = Gid.number(object.gid());
        Tileset tileset = tilesets.of(number);
        boolean sized = outline.width() > 0 && outline.height() > 0;
        if (tileset == null || !sized || !(outline.form() instanceof Outline.Box(Point corner))) {
            return outline;
        }
        Fit box = new Fit(outline.width(), outline.height(), Point.ZERO);
        Point size = size(tileset, tilesets.info(number));
        Fit fit = Fit.inside(tileset.picture(), size.x(), size.y(), box);
        Point fromOrigin = corner.plus(new Point(0, outline.height())).plus(fit.offset());
        Point origin = outline.origin().plus(fromOrigin.turned(outline.rotation()));
        return new Outline(origin, fit.width(), fit.height(), outline.rotation(), outline.form());
    }

    private static Point size(Tileset tileset, Tileset.@Nullable TileInfo tile) {
        Tileset.Cutout cutout = tile == null ? null : tile.cutout();
        return cutout == null
                ? new Point(tileset.picture().tileWidth(), tileset.picture().tileHeight())
                : new Point(cutout.width(), cutout.height());
    }
}
