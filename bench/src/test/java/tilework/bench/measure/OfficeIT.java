package tilework.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bots in the real server, as a process of its own. */
@Timeout(300)
final class OfficeIT {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final int BOTS = 20;

    @BeforeEach
    void needs_the_server() throws IOException {
        Path jar = ROOT.resolve("app/target/tilework.jar");
        assumeTrue(
                Files.exists(jar) && hasMain(jar),
                "the server's jar has not been built: mvn package");
    }

    private static boolean hasMain(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getEntry("tilework/Main.class") != null;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Test
    void twenty_bots_join_walk_see_each_other_and_lose_nobody() throws Exception {
        MeasureSettings settings = new MeasureSettings("concentrated-20", 5, freePort(), ROOT);
        try (Stage stage = new Stage(settings);
                BotsProcess bots = stage.bots(BOTS, 5, "--concentrated")) {
            bots.awaitMeasuring();
            Stretch stretch = stage.watch(2);
            ObjectNode report = bots.finish();

            assertThat(report.path("exitCode").asInt()).as("%s", report).isZero();
            assertThat(report.path("joined").asInt()).isEqualTo(BOTS);
            assertThat(report.path("moveSeenMillis").path("count").asInt()).isPositive();
            assertThat(report.path("unseen").asInt()).isZero();
            assertThat(report.path("unanswered").asInt()).isZero();
            assertThat(stretch.framesPerSecond()).isPositive();
            assertThat(stretch.end().meters().sum("tilework_sessions")).isEqualTo(BOTS);
        }
    }
}
