package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilework.bench.socket.BrokenFrameException;
import tilework.protocol.wire.Avatar;
import tilework.protocol.wire.Leave;
import tilework.protocol.wire.Path;
import tilework.protocol.wire.Refresh;
import tilework.protocol.wire.Refusal;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Transfer;
import tilework.protocol.wire.Walk;
import tilework.protocol.wire.Welcome;

final class FrameScanTest {
    private static final int ADA = 7;
    private static final int BO = 300;

    private final FrameScan scan = new FrameScan();

    private void read(ServerFrame frame) throws IOException {
        byte[] bytes = frame.toByteArray();
        byte[] amid = new byte[bytes.length + 20];
        Arrays.fill(amid, (byte) 0xff);
        System.arraycopy(bytes, 0, amid, 9, bytes.length);
        scan.read(amid, 9, bytes.length);
    }

    @Test
    void it_finds_what_the_generated_classes_wrote() throws IOException {
        Walk walk =
                Walk.newBuilder()
                        .setAvatar(BO)
                        .setFrom(12)
                        .setStartOffset(-2)
                        .setStepCount(1)
                        .build();
        read(
                ServerFrame.newBuilder()
                        .setTick(4_000_000)
                        .addEnters(
                                Avatar.newBuilder()
                                        .setAvatar(ADA)
                                        .setName("Ada")
                                        .setPath(Path.newBuilder().setFrom(40).setStartTick(5)))
                        .addWalks(walk)
                        .addRefreshes(Refresh.newBuilder().setCell(1))
                        .addLeaves(Leave.newBuilder().setAvatar(9))
                        .addRefusals(Refusal.getDefaultInstance())
                        .setComplete(true)
                        .build());

        assertThat(scan.tick()).isEqualTo(4_000_000);
        assertThat(scan.records()).isEqualTo(4);
        assertThat(scan.leaves()).isEqualTo(1);
        assertThat(scan.refusals()).isEqualTo(1);
        assertThat(scan.pathOf(BO))
                .isEqualTo(
                        Path.newBuilder()
                                .setFrom(12)
                                .setStartTick(3_999_998)
                                .setStepCount(1)
                                .build());
        assertThat(scan.pathOf(ADA))
                .isEqualTo(Path.newBuilder().setFrom(40).setStartTick(5).build());
        assertThat(scan.pathOf(9)).isNull();
        assertThat(scan.hasWelcome()).isFalse();
    }

    @Test
    void welcome_and_transfer_are_found_wherever_they_stand() throws IOException {
        read(
                ServerFrame.newBuilder()
                        .setWelcome(Welcome.newBuilder().setAvatar(ADA))
                        .setTransfer(Transfer.newBuilder().setFloor("annex"))
                        .build());

        assertThat(scan.welcome().getAvatar()).isEqualTo(ADA);
        assertThat(scan.transfer().getFloor()).isEqualTo("annex");
    }

    @Test
    void nothing_of_the_frame_before_is_left() throws IOException {
        read(
                ServerFrame.newBuilder()
                        .setTick(3)
                        .addWalks(Walk.newBuilder().setAvatar(ADA))
                        .setWelcome(Welcome.newBuilder().setAvatar(ADA))
                        .build());
        read(ServerFrame.getDefaultInstance());

        assertThat(scan.tick()).isZero();
        assertThat(scan.records()).isZero();
        assertThat(scan.hasWelcome()).isFalse();
    }

    @Test
    void a_frame_that_ends_early_is_the_servers_fault() {
        byte[] whole =
                ServerFrame.newBuilder()
                        .addWalks(Walk.newBuilder().setAvatar(BO))
                        .build()
                        .toByteArray();

        assertThatThrownBy(() -> scan.read(whole, 0, whole.length - 1))
                .isInstanceOf(BrokenFrameException.class);
    }
}
