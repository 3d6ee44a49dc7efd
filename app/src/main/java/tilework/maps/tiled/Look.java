package tilework.maps.tiled;

/**
 * How a layer is drawn, with what its groups add already in it.
 *
 * @param visible whether it and all groups around it are shown
 * @param opacity 0 to 1
 * @param offset how far it is moved, in pixels
 * @param tint what it is multiplied with
 * @param parallax how fast it follows the camera; (1, 1) is as fast as all
 */
public record Look(boolean visible, double opacity, Point offset, Tint tint, Point parallax) {
    static final Look PLAIN = new Look(true, 1, Point.ZERO, Tint.NONE, new Point(1, 1));

    /** This look of a layer in a group with another look. */
    Look within(Look group) {
        return new Look(
                visible && group.visible,
                opacity * group.opacity,
                offset.plus(group.offset),
                tint.times(group.tint),
                new Point(parallax.x() * group.parallax.x(), parallax.y() * group.parallax.y()));
    }
}
