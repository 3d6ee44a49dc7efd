package tilework.maps.floor;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import tilework.maps.tiled.Outline;
import tilework.maps.tiled.Point;

/**
 * The tiles of a floor that shapes cover: those whose center lies inside. Left and top borders
 * belong to a shape, right and bottom ones to its neighbor, so shapes that touch share no tile.
 *
 * <p>Scan line with the even-odd rule: for each row of centers the crossings with all edges,
 * sorted, pair by pair.
 */
final class Raster {
    private final Frame frame;

    Raster(Frame frame) {
        this.frame = frame;
    }

    /** The tiles under a shape given in pixels of the floor. */
    BitSet tiles(Outline outline) {
        if (outline.form() instanceof Outline.Spot) {
            return spot(outline.origin());
        }
        return inside(Outlines.corners(outline));
    }

    private BitSet spot(Point at) {
        BitSet tiles = new BitSet();
        int index =
                frame.index(
                        frame.column() + (int) Math.floor(at.x() / frame.tileWidth()),
                        frame.row() + (int) Math.floor(at.y() / frame.tileHeight()));
        if (index >= 0) {
            tiles.set(index);
        }
        return tiles;
    }

    private BitSet inside(List<Point> corners) {
        BitSet tiles = new BitSet();
        double top = corners.stream().mapToDouble(Point::y).min().orElse(0);
        double bottom = corners.stream().mapToDouble(Point::y).max().orElse(0);
        int first = Math.max(0, firstCenter(top, frame.tileHeight()));
        int end = Math.min(frame.rows(), firstCenter(bottom, frame.tileHeight()) + 1);
        double[] crossings = new double[corners.size()];
        for (int row = first; row < end; row++) {
            double y = (row + 0.5) * frame.tileHeight();
            int count = crossings(corners, y, crossings);
            Arrays.sort(crossings, 0, count);
            for (int i = 0; i + 1 < count; i += 2) {
                fill(tiles, row, crossings[i], crossings[i + 1]);
            }
        }
        return tiles;
    }

    /** The first column or row whose center is not before this pixel. */
    private static int firstCenter(double pixels, int tileSize) {
        return (int) Math.ceil(pixels / tileSize - 0.5);
    }

    private static int crossings(List<Point> corners, double y, double[] into) {
        int count = 0;
        Point from = corners.getLast();
        for (Point to : corners) {
            if (from.y() > y != to.y() > y) {
                double share = (y - from.y()) / (to.y() - from.y());
                into[count++] = from.x() + share * (to.x() - from.x());
            }
            from = to;
        }
        return count;
    }

    private void fill(BitSet tiles, int row, double left, double right) {
        int first = Math.max(0, firstCenter(left, frame.tileWidth()));
        int end = Math.min(frame.columns(), firstCenter(right, frame.tileWidth()));
        if (first < end) {
            tiles.set(row * frame.columns() + first, row * frame.columns() + end);
        }
    }
}
