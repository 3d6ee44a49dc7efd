package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Walk;

final class WatchTest {
    private static final int ADA = 1;
    private static final int BO = 2;
    private static final long MILLIS = 1_000_000;

    private final Counts counts = new Counts();
    private final Watch watch = new Watch();

    private static FrameScan frame(int tick, int avatar, int startOffset) throws IOException {
        byte[] bytes =
                ServerFrame.newBuilder()
                        .setTick(tick)
                        .addWalks(
                                Walk.newBuilder()
                                        .setAvatar(avatar)
                                        .setStartOffset(startOffset)
                                        .setStepCount(1))
                        .build()
                        .toByteArray();
        FrameScan scan = new FrameScan();
        scan.read(bytes, 0, bytes.length);
        return scan;
    }

    @Test
    void a_move_is_seen_with_the_first_walk_of_that_avatar_that_begins_after_the_command()
            throws IOException {
        watch.add(new Sighting(ADA, 100, 0));

        watch.look(frame(101, BO, 1), 5 * MILLIS, counts);
        watch.look(frame(101, ADA, -1), 10 * MILLIS, counts);
        watch.look(frame(101, ADA, 1), 20 * MILLIS, counts);
        watch.look(frame(102, ADA, 1), 30 * MILLIS, counts);

        assertThat(counts.moveSeenMicros.getTotalCount()).isEqualTo(1);
        assertThat(counts.seenMillis(50)).isBetween(19.9, 20.1);
    }

    @Test
    void a_move_is_also_seen_when_the_walker_comes_into_the_window_with_it() throws IOException {
        byte[] bytes =
                ServerFrame.newBuilder()
                        .setTick(101)
                        .addEnters(
                                Avatar.newBuilder()
                                        .setAvatar(ADA)
                                        .setPath(
                                                Path.newBuilder()
                                                        .setStartTick(102)
                                                        .setStepCount(3)))
                        .build()
                        .toByteArray();
        FrameScan scan = new FrameScan();
        scan.read(bytes, 0, bytes.length);
        watch.add(new Sighting(ADA, 100, 0));

        watch.look(scan, 20 * MILLIS, counts);

        assertThat(counts.moveSeenMicros.getTotalCount()).isEqualTo(1);
    }

    @Test
    void a_move_that_nobody_sees_is_counted_and_not_forgotten() throws IOException {
        watch.add(new Sighting(ADA, 100, 0));

        watch.expire(9_000 * MILLIS, counts);
        assertThat(counts.unseen).isZero();
        watch.expire(10_001 * MILLIS, counts);
        watch.look(frame(101, ADA, 1), 10_002 * MILLIS, counts);

        assertThat(counts.unseen).isEqualTo(1);
        assertThat(counts.moveSeenMicros.getTotalCount()).isZero();
    }
}
