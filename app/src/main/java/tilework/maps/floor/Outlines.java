package tilework.maps.floor;

import java.util.ArrayList;
import java.util.List;
import tilework.maps.tiled.Outline;
import tilework.maps.tiled.Point;

/** Turns the shapes of objects into corners on the map, in pixels. */
final class Outlines {
    /** Corners of a full circle: less than 1/100 of a tile off for 100 tiles. */
    private static final int CIRCLE_CORNERS = 256;

    private Outlines() {}

    /** The corners of what a shape covers; empty for a place or a line. */
    static List<Point> corners(Outline outline) {
        List<Point> corners =
                switch (outline.form()) {
                    case Outline.Box(Point topLeft) -> box(topLeft, outline);
                    case Outline.Words _ -> box(Point.ZERO, outline);
                    case Outline.Ellipse _ -> ellipse(outline);
                    case Outline.Capsule _ -> capsule(outline);
                    case Outline.Polygon(List<Point> points) -> points;
                    case Outline.Line _, Outline.Spot _ -> List.of();
                };
        List<Point> placed = new ArrayList<>(corners.size());
        for (Point corner : corners) {
            placed.add(outline.origin().plus(corner.turned(outline.rotation())));
        }
        return placed;
    }

    private static List<Point> box(Point at, Outline o) {
        return List.of(
                at,
                at.plus(new Point(o.width(), 0)),
                at.plus(new Point(o.width(), o.height())),
                at.plus(new Point(0, o.height())));
    }

    private static List<Point> ellipse(Outline o) {
        Point radius = new Point(o.width() / 2, o.height() / 2);
        List<Point> corners = new ArrayList<>(CIRCLE_CORNERS);
        arc(corners, radius, radius, 0, CIRCLE_CORNERS);
        return corners;
    }

    private static List<Point> capsule(Outline o) {
        double r = Math.min(o.width(), o.height()) / 2;
        Point radius = new Point(r, r);
        int quarter = CIRCLE_CORNERS / 4;
        List<Point> corners = new ArrayList<>(CIRCLE_CORNERS);
        arc(corners, new Point(o.width() - r, o.height() - r), radius, 0, quarter);
        arc(corners, new Point(r, o.height() - r), radius, quarter, quarter);
        arc(corners, new Point(r, r), radius, 2 * quarter, quarter);
        arc(corners, new Point(o.width() - r, r), radius, 3 * quarter, quarter);
        return corners;
    }

    private static void arc(List<Point> corners, Point center, Point radius, int from, int count) {
        for (int i = from; i < from + count; i++) {
            double angle = 2 * Math.PI * i / CIRCLE_CORNERS;
            corners.add(
                    new Point(
                            center.x() + radius.x() * Math.cos(angle),
                            center.y() + radius.y() * Math.sin(angle)));
        }
    }
}
