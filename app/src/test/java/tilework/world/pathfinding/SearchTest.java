package tilework.world.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilework.world.TextMap;

class SearchTest {
    @Test
    void a_search_remembers_nothing_of_the_one_before() {
        Ground ground = Ground.of(TextMap.of("....#").grid());
        Search search = new Search();
        search.begin(ground);
        search.addTarget(ground.spot(0));
        search.spreadEverywhere(ground);
        assertThat(search.stepsFrom(ground.spot(3))).isEqualTo(3);

        search.begin(ground);
        search.addTarget(ground.spot(3));
        search.spreadEverywhere(ground);

        assertThat(search.stepsFrom(ground.spot(3))).isZero();
        assertThat(search.stepsFrom(ground.spot(0))).isEqualTo(3);
        assertThat(search.stepsFrom(ground.spot(4))).isEqualTo(Distances.UNREACHED);
    }

    @Test
    void the_searches_may_be_more_than_a_mark_can_count() {
        Ground ground = Ground.of(TextMap.open(3, 1).grid());
        Search search = new Search();
        for (int count = 0; count < 1 << 21; count++) {
            search.begin(ground);
            assertThat(search.hasTargets()).isFalse();
        }
        search.addTarget(ground.spot(0));

        assertThat(search.spreadTo(ground, ground.spot(2))).isTrue();
        assertThat(search.stepsFrom(ground.spot(2))).isEqualTo(2);
        assertThat(search.stepsFrom(0)).isEqualTo(Distances.UNREACHED);
    }

    @Test
    void the_same_search_serves_grounds_of_different_sizes() {
        Search search = new Search();
        for (int columns : new int[] {3, 50, 7}) {
            Ground ground = Ground.of(TextMap.open(columns, 2).grid());
            search.begin(ground);
            search.addTarget(ground.spot(0));
            search.spreadEverywhere(ground);

            assertThat(search.stepsFrom(ground.spot(columns * 2 - 1))).isEqualTo(columns);
        }
    }
}
