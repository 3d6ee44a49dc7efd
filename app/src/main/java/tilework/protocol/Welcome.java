package tilework.protocol;

import tilework.office.Role;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.PersonId;

/**
 * What a connection is told first.
 *
 * @param resumed true when the session goes on where it was; false when it has just come in
 */
public record Welcome(AvatarId avatar, PersonId person, Role role, boolean resumed) {}
