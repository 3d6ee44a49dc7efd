package tilework.maps.tiled;

/** A point or a distance in pixels; y goes down. */
public record Point(double x, double y) {
    public static final Point ZERO = new Point(0, 0);

    public Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    /** Turned clockwise around (0, 0). */
    public Point turned(double degrees) {
        double turn = ((degrees % 360) + 360) % 360;
        if (turn == 0) {
            return this;
        }
        double cos = turn % 180 == 90 ? 0 : Math.cos(Math.toRadians(turn));
        double sin = turn == 180 ? 0 : Math.sin(Math.toRadians(turn));
        return new Point(x * cos - y * sin, x * sin + y * cos);
    }
}
