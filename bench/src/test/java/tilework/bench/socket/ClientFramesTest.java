package tilework.bench.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ClientFramesTest {
    private static byte[] unmasked(ByteBuffer frame, int length) {
        byte[] mask = new byte[4];
        frame.get(mask);
        byte[] payload = new byte[length];
        frame.get(payload);
        for (int i = 0; i < length; i++) {
            payload[i] ^= mask[i % 4];
        }
        return payload;
    }

    @Test
    void a_short_message_is_one_final_masked_frame() {
        ByteBuffer frame =
                ClientFrames.binary("hello".getBytes(StandardCharsets.US_ASCII), 0x12345678);

        assertThat(frame.get() & 0xff).isEqualTo(0x82);
        assertThat(frame.get() & 0xff).isEqualTo(0x80 | 5);
        assertThat(unmasked(frame, 5)).asString(StandardCharsets.US_ASCII).isEqualTo("hello");
        assertThat(frame.hasRemaining()).isFalse();
    }

    @Test
    void a_longer_message_tells_its_length_in_two_bytes() {
        ByteBuffer frame = ClientFrames.binary(new byte[300], 0xcafebabe);

        assertThat(frame.get() & 0xff).isEqualTo(0x82);
        assertThat(frame.get() & 0xff).isEqualTo(0x80 | 126);
        assertThat(frame.getShort()).isEqualTo((short) 300);
        assertThat(unmasked(frame, 300)).containsOnly(0);
    }

    @Test
    void a_pong_brings_back_what_the_ping_brought() {
        ByteBuffer frame = ClientFrames.pong(new byte[] {1, 2, 3}, 7);

        assertThat(frame.get() & 0xff).isEqualTo(0x8a);
        assertThat(frame.get() & 0xff).isEqualTo(0x80 | 3);
        assertThat(unmasked(frame, 3)).containsExactly(1, 2, 3);
    }

    @Test
    void a_close_carries_its_code_first() {
        ByteBuffer frame = ClientFrames.close(1000, "", -1);

        assertThat(frame.get() & 0xff).isEqualTo(0x88);
        assertThat(frame.get() & 0xff).isEqualTo(0x80 | 2);
        assertThat(unmasked(frame, 2)).containsExactly(0x03, 0xe8);
    }
}
