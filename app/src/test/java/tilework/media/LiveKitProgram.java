package tilework.media;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import tilework.media.local.Program;

/** The real livekit-server of this machine; where there is none, a test is skipped and says why. */
public final class LiveKitProgram {
    private LiveKitProgram() {}

    public static Program orSkip() {
        String binary = System.getenv("TILEWORK_LIVEKIT_BINARY");
        String path =
                binary == null
                        ? System.getenv().getOrDefault("PATH", "")
                        : String.valueOf(Path.of(binary).getParent());
        Program program = new Program(path, Path.of("../.cache"), Path.of("../deploy/livekit"));
        assumeTrue(
                program.find() != null,
                "no livekit-server found: on PATH, in .cache, or by TILEWORK_LIVEKIT_BINARY");
        return program;
    }
}
