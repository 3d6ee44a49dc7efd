package tilework.office;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keeps people. Writing never blocks: the future completes when the disk has it, or with a {@link
 * StoreException}.
 */
public interface People {
    /**
     * The person with this token; absent when there is none.
     *
     * @throws StoreException when it cannot be read now
     */
    @Nullable Person byToken(TokenHash token);

    /** Keeps a new person. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> add(Person person, TokenHash token);

    /** Keeps a person's name and look. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> dress(Person person);

    /** Keeps where people are, in one write. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> keepPlaces(Map<PersonKey, Place> places);
}
