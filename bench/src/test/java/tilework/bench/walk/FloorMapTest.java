package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Base64;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class FloorMapTest {
    /**
     * A 6 x 3 floor; the fifth column is an exit, the second row is a wall but for its third tile.
     */
    private static FloorMap map() throws Exception {
        BitSet blocked = new BitSet();
        blocked.set(6, 12);
        blocked.clear(8);
        byte[] bytes = new byte[3];
        System.arraycopy(blocked.toByteArray(), 0, bytes, 0, blocked.toByteArray().length);
        return FloorMap.of(
                new ObjectMapper()
                        .readTree(
                                """
                                {"id":"hq","columns":6,"rows":3,"blocked":"%s","zones":[
                                  {"id":0,"name":"Reception","kinds":["SPAWN"],"runs":[0,2,12,2]},
                                  {"id":1,"name":"Stairs","kinds":["EXIT"],"runs":[4,1,16,1]}]}
                                """
                                        .formatted(Base64.getEncoder().encodeToString(bytes))));
    }

    @Test
    void bots_reach_what_can_be_walked_to_without_an_exit() throws Exception {
        assertThat(map().reachable(0)).containsExactlyInAnyOrder(0, 1, 2, 3, 8, 12, 13, 14, 15);
    }

    @Test
    void concentrated_bots_stay_in_reception() throws Exception {
        Floor floor = new Floor(map(), true);
        SplittableRandom random = new SplittableRandom(4);

        for (int i = 0; i < 100; i++) {
            assertThat(floor.target(0, random)).isIn(0, 1, 12, 13);
        }
    }

    @Test
    void distances_are_along_the_longer_axis() throws Exception {
        Floor floor = new Floor(map(), false);

        assertThat(floor.distanceTiles(0, 15)).isEqualTo(3);
        assertThat(floor.distanceTiles(12, 1)).isEqualTo(2);
    }
}
