package tilework.world.avatar;

/**
 * What an avatar looks like: indexes, each from 0 to 63, into the parts and ramps of the avatar
 * catalog.
 */
public record Look(
        int skin,
        int hair,
        int hairColor,
        int top,
        int topColor,
        int bottom,
        int bottomColor,
        int extra) {
    /** The look of somebody who has chosen nothing. */
    public static final Look PLAIN = new Look(0, 0, 0, 0, 0, 0, 0, 0);

    private static final int LAST_INDEX = 63;

    /** Indexes out of range become 0. */
    public Look {
        skin = inRange(skin);
        hair = inRange(hair);
        hairColor = inRange(hairColor);
        top = inRange(top);
        topColor = inRange(topColor);
        bottom = inRange(bottom);
        bottomColor = inRange(bottomColor);
        extra = inRange(extra);
    }

    private static int inRange(int index) {
        return index < 0 || index > LAST_INDEX ? 0 : index;
    }
}
