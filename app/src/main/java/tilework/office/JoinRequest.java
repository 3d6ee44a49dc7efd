package tilework.office;

import org.jspecify.annotations.Nullable;
import tilework.world.avatar.Look;
import tilework.world.grid.FloorId;

/** What somebody at the door says; everything may be missing. */
public record JoinRequest(
        @Nullable String name,
        @Nullable Look look,
        @Nullable FloorId floor,
        @Nullable Token personToken,
        @Nullable Token sessionToken) {}
