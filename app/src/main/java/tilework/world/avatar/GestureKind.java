package tilework.world.avatar;

/** A short sign to those who see the avatar. */
public enum GestureKind {
    HAND_UP,
    HAND_DOWN,
    WAVE,
    LAUGH,
    HEART,
    CLAP,
    THUMB_UP,
    QUESTION
}
