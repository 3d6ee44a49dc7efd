package tilework.office;

import org.jspecify.annotations.Nullable;
import tilework.world.avatar.Look;

/**
 * A person as kept.
 *
 * @param name clean, at most 40 graphemes
 * @param place where the person was last; absent for one who has not been in
 */
public record Person(PersonKey key, String name, Look look, Role role, @Nullable Place place) {
    Person dressed(String newName, Look newLook) {
        return new Person(key, newName, newLook, role, place);
    }

    Person as(Role newRole) {
        return new Person(key, name, look, newRole, place);
    }
}
