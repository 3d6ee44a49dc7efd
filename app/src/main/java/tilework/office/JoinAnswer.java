package tilework.office;

import org.jspecify.annotations.Nullable;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/** What the door answers. */
public sealed interface JoinAnswer {
    /**
     * Come in.
     *
     * @param personToken absent when the client did not say it and nothing new was made
     * @param resumed whether the body still stands on the floor
     */
    record ComeIn(
            @Nullable Token personToken,
            Token sessionToken,
            PersonId person,
            FloorId floor,
            boolean resumed,
            Role role)
            implements JoinAnswer {}

    record Refused(JoinRefusal reason) implements JoinAnswer {}
}
