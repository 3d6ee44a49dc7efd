package tilework.office;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what people have said for all times about talking. Writing never blocks: the future
 * completes when the disk has it, or with a {@link StoreException}.
 */
public interface ConsentLog {
    /**
     * What a person has said.
     *
     * @param people with whom the person talks at once
     */
    record Kept(boolean isAlways, Set<PersonKey> people) {
        public static final Kept NOTHING = new Kept(false, Set.of());

        public Kept {
            people = Set.copyOf(people);
        }
    }

    /**
     * What the person has said; {@link Kept#NOTHING} of one who is not known.
     *
     * @throws StoreException when it cannot be read now
     */
    Kept of(PersonKey person);

    /** Keeps all that the person has said, in place of what was kept before. */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> keep(PersonKey person, Kept kept);
}
