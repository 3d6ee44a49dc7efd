package tilework.office;

import org.jspecify.annotations.Nullable;

/** Who may open a socket. Safe from any thread. */
public interface Sessions {
    /**
     * The seat of the session with this token, as it is now; absent when the token opens nothing.
     */
    @Nullable SessionSeat seat(Token token);
}
