package tilework.world.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tilework.world.TextMap;
import tilework.world.grid.Tile;

class HearingTest {
    @Test
    void the_tile_across_the_corner_is_as_near_as_the_one_beside() {
        Hearing open = new Hearing(10, TextMap.open(10, 4).plan().opaque());

        assertThat(open.distanceTiles(0, 11)).isEqualTo(1);
        assertThat(open.distanceTiles(12, 35)).isEqualTo(3);
        assertThat(open.distanceTiles(9, 10)).isEqualTo(9);
    }

    @Test
    void sound_passes_an_open_corner_but_not_two_closed_ones() {
        assertThat(passes("1.\n#2")).isTrue();
        assertThat(passes("1#\n#2")).isFalse();
        assertThat(passes("1#.\n..2")).isTrue();
        assertThat(passes("1#2\n...")).isFalse();
        assertThat(passes("2..\n##.\n..1")).isTrue();
        assertThat(passes("2.#\n##.\n..1")).isFalse();
    }

    @Test
    void sound_passes_both_ways_or_not_at_all() {
        Random dice = new Random(3);
        for (int map = 0; map < 200; map++) {
            StringBuilder drawing = new StringBuilder();
            for (int tile = 0; tile < 64; tile++) {
                drawing.append(dice.nextInt(3) == 0 ? '#' : '.').append(tile % 8 == 7 ? "\n" : "");
            }
            Hearing hearing = new Hearing(8, TextMap.of(drawing.toString()).plan().opaque());
            for (int pair = 0; pair < 200; pair++) {
                int one = dice.nextInt(64);
                int other = dice.nextInt(64);
                assertThat(hearing.passes(one, other)).isEqualTo(hearing.passes(other, one));
            }
        }
    }

    private static boolean passes(String drawing) {
        TextMap map = TextMap.of(drawing);
        Hearing hearing = new Hearing(map.grid().columns(), map.plan().opaque());
        Tile one = map.tile('1');
        Tile other = map.tile('2');
        return hearing.passes(map.grid().index(one), map.grid().index(other));
    }
}
