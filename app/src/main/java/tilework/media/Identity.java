package tilework.media;

import tilework.world.avatar.PersonId;

/** People at LiveKit: {@code p} and the number, and no name. */
final class Identity {
    private Identity() {}

    static String of(PersonId person) {
        return "p" + person.value();
    }
}
