package tilework.maps.floor;

import tilework.maps.tiled.Point;
import tilework.maps.tiled.Tileset;

/**
 * In which size a tile is drawn on the grid, and how far it is moved from the bottom left of its
 * place, in pixels.
 */
record Fit(double width, double height, Point offset) {
    /** How a tile of this size is drawn by the rules of its tileset. */
    static Fit onGrid(Tileset.Picture picture, double width, double height, Frame frame) {
        if (!picture.fit().toGrid()) {
            return new Fit(width, height, picture.offset());
        }
        return inside(
                picture, width, height, new Fit(frame.tileWidth(), frame.tileHeight(), Point.ZERO));
    }

    /** How a picture of this size is drawn in a box: stretched, or in its middle. */
    static Fit inside(Tileset.Picture picture, double width, double height, Fit box) {
        double scaleX = box.width / width;
        double scaleY = box.height / height;
        if (picture.fit().keepsAspect()) {
            scaleX = Math.min(scaleX, scaleY);
            scaleY = scaleX;
        }
        double drawnWidth = width * scaleX;
        double drawnHeight = height * scaleY;
        Point offset =
                new Point(
                        (box.width - drawnWidth) / 2 + picture.offset().x() * scaleX,
                        picture.offset().y() * scaleY - (box.height - drawnHeight) / 2);
        return new Fit(drawnWidth, drawnHeight, offset);
    }
}
