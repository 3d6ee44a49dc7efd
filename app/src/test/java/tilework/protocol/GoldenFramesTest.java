package tilework.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilework.protocol.wire.ServerFrame;

/**
 * The frames in src/test/golden are read by the web client's tests, too: each .bin is the frame,
 * the .json beside it what it says. {@code -Dgolden.write=true} writes them anew after a change of
 * the protocol.
 */
class GoldenFramesTest {
    private static final Path FOLDER = Path.of("src/test/golden");

    @Test
    void frames_are_what_the_golden_files_say() throws IOException {
        for (Map.Entry<String, byte[]> golden : GoldenFrames.all().entrySet()) {
            Path bytes = FOLDER.resolve(golden.getKey() + ".bin");
            Path json = FOLDER.resolve(golden.getKey() + ".json");
            String says = ProtoJson.of(ServerFrame.parseFrom(golden.getValue()));
            if (Boolean.getBoolean("golden.write")) {
                Files.createDirectories(FOLDER);
                Files.write(bytes, golden.getValue());
                Files.writeString(json, says);
            }
            assertThat(golden.getValue()).isEqualTo(Files.readAllBytes(bytes));
            assertThat(says).isEqualTo(Files.readString(json));
        }
    }

    @Test
    void every_field_of_a_frame_is_shown_by_some_golden_frame() throws IOException {
        ServerFrame.Builder all = ServerFrame.newBuilder();
        for (byte[] frame : GoldenFrames.all().values()) {
            all.mergeFrom(frame);
        }
        assertThat(all.getAllFields().keySet())
                .containsExactlyInAnyOrderElementsOf(ServerFrame.getDescriptor().getFields());
    }

    @Test
    void fields_may_be_torn_apart_and_put_together_in_any_order() throws IOException {
        byte[] changes = GoldenFrames.all().get("server-changes");
        byte[] more = GoldenFrames.all().get("server-refresh");
        assertThat(changes).isNotNull();
        assertThat(more).isNotNull();
        if (changes != null && more != null) {
            ServerFrame.Builder joined = ServerFrame.newBuilder().mergeFrom(more);
            joined.mergeFrom(changes);
            assertThat(joined.getWalksCount()).isEqualTo(3);
            assertThat(joined.getRefreshesCount()).isEqualTo(2);
            assertThat(joined.getGoneList()).containsExactly(10, 70_000);
        }
    }
}
