package tilework.engine;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.pathfinding.DistanceField;
import tilework.world.pathfinding.DistanceFields;
import tilework.world.pathfinding.Ground;

/**
 * Keeps the distance fields of targets that people walk to again and again. Those used least go
 * when the memory is full. One for each world.
 */
@ThreadConfined("tick")
public final class CachedDistanceFields implements DistanceFields {
    /** A field costs as much as four to six searches, and then saves nearly all of each. */
    private static final int ASKS_FOR_A_FIELD = 4;

    private static final int MOST_COUNTED_TARGETS = 4096;

    private final Cache<Target, Integer> asks;
    private final Cache<Target, DistanceField> fields;

    /** {@code capacityBytes}: memory for all fields together. */
    public CachedDistanceFields(long capacityBytes) {
        asks =
                Caffeine.newBuilder()
                        .executor(Runnable::run)
                        .maximumSize(MOST_COUNTED_TARGETS)
                        .build();
        fields =
                Caffeine.newBuilder()
                        .executor(Runnable::run)
                        .maximumWeight(capacityBytes)
                        .<Target, DistanceField>weigher((target, field) -> field.sizeBytes())
                        .build();
    }

    @Override
    public @Nullable DistanceField of(Ground ground, int target) {
        Target key = new Target(ground, target);
        DistanceField kept = fields.getIfPresent(key);
        if (kept != null || !isPopular(key)) {
            return kept;
        }
        DistanceField field = DistanceField.of(ground, target);
        fields.put(key, field);
        return field;
    }

    private boolean isPopular(Target target) {
        int count = asks.get(target, unknown -> 0) + 1;
        if (count < ASKS_FOR_A_FIELD) {
            asks.put(target, count);
            return false;
        }
        asks.invalidate(target);
        return true;
    }

    /** Grounds are the same when they are one object. */
    private record Target(Ground ground, int tile) {}
}
