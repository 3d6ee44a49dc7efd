package tilework.office;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keeps sessions by the hash of their token. Writing never blocks: the future completes when the
 * disk has it, or with a {@link StoreException} when that did not work at once.
 */
public interface SessionLog {
    /** A session that is kept. */
    record KeptSession(TokenHash token, Person person) {}

    /**
     * The person of the session with this token; absent when it is unknown, ended or expired.
     *
     * @throws StoreException when it cannot be read now
     */
    @Nullable Person byToken(TokenHash token);

    /** Keeps a new session, which is live, and ends all others of that person. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> open(TokenHash token, PersonKey person);

    /** The session is live again. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> reopen(TokenHash token);

    /** The session is not live: the person is out, and the token still opens the door. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> close(TokenHash token);

    /** The token opens nothing any more. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> end(TokenHash token);

    /** The office is open: what is live now may come back after a restart. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> beat();

    /** The sessions that were live when the server stopped, if that is not long ago. */
    List<KeptSession> liveAtStop();
}
