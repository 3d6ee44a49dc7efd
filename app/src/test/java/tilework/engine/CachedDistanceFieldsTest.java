package tilework.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilework.world.TextMap;
import tilework.world.pathfinding.DistanceField;
import tilework.world.pathfinding.Ground;

class CachedDistanceFieldsTest {
    private final Ground ground = Ground.of(TextMap.open(10, 10).grid());
    private final int fieldBytes = DistanceField.of(ground, 0).sizeBytes();

    @Test
    void a_target_gets_a_field_when_it_is_asked_for_again_and_again() {
        CachedDistanceFields fields = new CachedDistanceFields(10L * fieldBytes);

        for (int ask = 1; ask <= 3; ask++) {
            assertThat(fields.of(ground, 7)).isNull();
        }
        DistanceField field = fields.of(ground, 7);
        assertThat(field).isNotNull();
        assertThat(fields.of(ground, 7)).isSameAs(field);
        assertThat(fields.of(ground, 8)).isNull();
    }

    @Test
    void the_fields_kept_fit_into_their_memory() {
        CachedDistanceFields fields = new CachedDistanceFields(5L * fieldBytes);
        for (int target = 0; target < 100; target++) {
            for (int ask = 0; ask < 4; ask++) {
                fields.of(ground, target);
            }
        }
        int kept = 0;
        for (int target = 0; target < 100; target++) {
            kept += fields.of(ground, target) == null ? 0 : 1;
        }
        assertThat(kept).isBetween(1, 5);
    }
}
