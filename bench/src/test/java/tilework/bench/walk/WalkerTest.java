package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.Welcome;

final class WalkerTest {
    private static final int COLUMNS = 10;
    private static final long SECOND_NANOS = 1_000_000_000L;

    private final Floor floor =
            new Floor(new FloorMap("hq", COLUMNS, 10, new BitSet(), List.of()), false);
    private final Walker walker = new Walker();

    private void walk() {
        walker.welcomed(
                Welcome.newBuilder().setAvatar(1).setTicksPerSecond(10).setTicksPerTile(5).build());
        // Right, right, down, left, up: five steps of half a second, from half a second on.
        byte[] steps = {(byte) (2 | 2 << 2 | 0 << 4 | 1 << 6), 3};
        walker.walks(
                Path.newBuilder()
                        .setFrom(11)
                        .setStartTick(105)
                        .setSteps(ByteString.copyFrom(steps))
                        .setStepCount(5)
                        .build(),
                floor,
                100,
                0);
    }

    @Test
    void a_walk_ends_where_and_when_its_steps_say() {
        walk();

        assertThat(walker.tile()).isEqualTo(12);
        assertThat(walker.arrivesNanos()).isEqualTo(3 * SECOND_NANOS);
        assertThat(walker.isWalking(3 * SECOND_NANOS - 1)).isTrue();
        assertThat(walker.isWalking(3 * SECOND_NANOS)).isFalse();
    }

    @Test
    void rests_are_as_long_as_the_share_of_walking_wants() {
        walk();
        SplittableRandom random = new SplittableRandom(9);
        double sum = 0;
        for (int i = 0; i < 2000; i++) {
            sum += walker.restNanos(25, random);
        }

        double walkSeconds = 2.5;
        assertThat(sum / 2000 / SECOND_NANOS).isBetween(2.9 * walkSeconds, 3.1 * walkSeconds);
    }
}
