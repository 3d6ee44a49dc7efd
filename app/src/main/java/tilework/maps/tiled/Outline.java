package tilework.maps.tiled;

import java.util.List;

/**
 * The shape of an object on the map.
 *
 * @param origin its place, around which it is turned; for tile objects where their alignment says
 * @param width in pixels, before turning
 * @param height in pixels, before turning
 * @param rotation degrees, clockwise
 * @param form what fills it
 */
public record Outline(Point origin, double width, double height, double rotation, Form form) {
    /** What fills an outline. */
    public sealed interface Form {}

    /** All of it; top left is where the object's top left is, seen from its origin. */
    public record Box(Point topLeft) implements Form {}

    /** The ellipse in it. */
    public record Ellipse() implements Form {}

    /** A box with half circles at its short ends. */
    public record Capsule() implements Form {}

    /** Nothing: it is one place. */
    public record Spot() implements Form {}

    /** The inside of a line that closes, points seen from the origin. */
    public record Polygon(List<Point> points) implements Form {
        public Polygon {
            points = List.copyOf(points);
        }
    }

    /** A line that has no inside. */
    public record Line(List<Point> points) implements Form {
        public Line {
            points = List.copyOf(points);
        }
    }

    /** Words. */
    public record Words(String text) implements Form {}

    public Outline moved(Point by) {
        return new Outline(origin.plus(by), width, height, rotation, form);
    }
}
