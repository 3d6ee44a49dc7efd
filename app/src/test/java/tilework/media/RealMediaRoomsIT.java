package tilework.media;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Against a real livekit-server, where there is one. */
class RealMediaRoomsIT extends MediaRoomsContract {
    @TempDir private Path folder = Path.of("");

    @Override
    LiveKitUnderTest open() {
        return new RealLiveKit(folder, "http://127.0.0.1:9/nobody-listens");
    }
}
