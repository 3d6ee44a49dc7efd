package tilework.media;

/** What came of a call to LiveKit. */
sealed interface Answer<T> {
    /** It was done. */
    record Done<T>(T value) implements Answer<T> {}

    /** There is no such room or participant: LiveKit says so, which is a hint and no proof. */
    record Absent<T>() implements Answer<T> {}

    /** It was not done, or nobody knows. {@code status}: of HTTP; 0 when no answer came in time. */
    record Failed<T>(int status) implements Answer<T> {
        boolean isKeyRefused() {
            return status == 401 || status == 403;
        }
    }

    /** It was not sent: there were too many calls, or LiveKit has failed too often just now. */
    record Held<T>() implements Answer<T> {}

    default boolean isDone() {
        return this instanceof Done;
    }

    /** Whether it is not there any more, by what LiveKit says. */
    default boolean isGone() {
        return this instanceof Done || this instanceof Absent;
    }

    /** Whether LiveKit has been asked, and is not merely busy. */
    default boolean counts() {
        return switch (this) {
            case Done<T> _, Absent<T> _ -> true;
            case Failed<T>(int status) -> status != 429;
            case Held<T> _ -> false;
        };
    }
}
