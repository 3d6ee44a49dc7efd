package tilework.office;

import org.jspecify.annotations.Nullable;
import tilework.world.avatar.Look;
import tilework.world.grid.FloorId;

/**
 * What somebody at the door says; everything may be missing.
 *
 * @param name cleaned here; one of which nothing is left is no name
 */
public record JoinRequest(
        @Nullable String name,
        @Nullable Look look,
        @Nullable FloorId floor,
        @Nullable Token personToken,
        @Nullable Token sessionToken) {
    public JoinRequest {
        String clean = name == null ? "" : CleanText.name(name);
        name = clean.isEmpty() ? null : clean;
    }
}
