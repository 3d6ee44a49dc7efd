package tilework.bench.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FrameReaderTest {
    private final List<String> heard = new ArrayList<>();
    private final FrameReader reader =
            new FrameReader(
                    new MessageListener() {
                        @Override
                        public void received(byte[] data, int offset, int length) {
                            heard.add(
                                    "message "
                                            + new String(
                                                    data,
                                                    offset,
                                                    length,
                                                    StandardCharsets.US_ASCII));
                        }

                        @Override
                        public void pinged(byte[] payload) {
                            heard.add("ping " + new String(payload, StandardCharsets.US_ASCII));
                        }

                        @Override
                        public void closing(int code, String reason) {
                            heard.add("close " + code + " " + reason);
                        }
                    });

    private static byte[] frame(int first, String payload) {
        byte[] bytes = payload.getBytes(StandardCharsets.US_ASCII);
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 10).put((byte) first);
        if (bytes.length < 126) {
            frame.put((byte) bytes.length);
        } else if (bytes.length < 65_536) {
            frame.put((byte) 126).putShort((short) bytes.length);
        } else {
            frame.put((byte) 127).putLong(bytes.length);
        }
        return Arrays.copyOf(frame.put(bytes).array(), frame.position());
    }

    private static byte[] joined(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        ByteBuffer all = ByteBuffer.allocate(length);
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }

    @Test
    void messages_come_out_whole_wherever_the_reads_cut_them() throws IOException {
        byte[] stream =
                joined(
                        frame(0x82, "ada"),
                        frame(0x82, "b".repeat(200)),
                        frame(0x82, ""),
                        frame(0x82, "bo"));
        for (int size = 1; size <= stream.length; size++) {
            heard.clear();
            for (int at = 0; at < stream.length; at += size) {
                reader.take(stream, at, Math.min(size, stream.length - at));
            }
            assertThat(heard)
                    .containsExactly(
                            "message ada", "message " + "b".repeat(200), "message ", "message bo");
        }
    }

    @Test
    void a_message_in_fragments_comes_out_once_with_a_ping_between_them_answered_first()
            throws IOException {
        byte[] stream =
                joined(frame(0x02, "a"), frame(0x89, "there?"), frame(0x00, "d"), frame(0x80, "a"));

        reader.take(stream, 0, stream.length);

        assertThat(heard).containsExactly("ping there?", "message ada");
    }

    @Test
    void a_message_longer_than_two_length_bytes_can_say_comes_out_whole() throws IOException {
        byte[] stream = frame(0x82, "x".repeat(70_000));

        reader.take(stream, 0, 65_536);
        reader.take(stream, 65_536, stream.length - 65_536);

        assertThat(heard).containsExactly("message " + "x".repeat(70_000));
    }

    @Test
    void a_close_tells_its_code_and_reason() throws IOException {
        byte[] close =
                joined(
                        new byte[] {(byte) 0x88, 10, 0x0f, (byte) 0xa2},
                        "too slow".getBytes(StandardCharsets.UTF_8));

        reader.take(close, 0, close.length);

        assertThat(heard).containsExactly("close 4002 too slow");
    }

    @Test
    void what_no_server_may_send_is_a_fault_in_words() {
        assertFault(new byte[] {(byte) 0x82, (byte) 0x81, 0, 0, 0, 0, 0}, "masked");
        assertFault(frame(0x81, "text"), "binary");
        assertFault(frame(0xc2, "deflated"), "extension");
        assertFault(frame(0x80, "tail"), "not begun");
        assertFault(new byte[] {(byte) 0x82, 127, 0, 0, 1, 0, 0, 0, 0, 0}, "at most");
    }

    private void assertFault(byte[] bytes, String words) {
        assertThatThrownBy(() -> new FrameReader(new NoListener()).take(bytes, 0, bytes.length))
                .isInstanceOf(BrokenFrameException.class)
                .hasMessageContaining(words);
    }

    private static final class NoListener implements MessageListener {
        @Override
        public void received(byte[] data, int offset, int length) {}

        @Override
        public void pinged(byte[] payload) {}

        @Override
        public void closing(int code, String reason) {}
    }
}
