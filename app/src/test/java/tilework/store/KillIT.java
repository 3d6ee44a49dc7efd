package tilework.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.store.StoreFixture.hash;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillIT {
    private static final int JOINS = 50;

    @Test
    void whoever_was_let_in_is_still_known_after_the_server_was_killed(@TempDir Path folder)
            throws Exception {
        Process server =
                new ProcessBuilder(
                                Path.of(property("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                property("java.class.path"),
                                Joiner.class.getName(),
                                folder.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        int joined = 0;
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            while (joined < JOINS && lines.readLine() != null) {
                joined++;
            }
        } finally {
            server.destroyForcibly();
            assertThat(server.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(joined).isEqualTo(JOINS);
        try (StoreFixture after = new StoreFixture(folder)) {
            for (long key = 1; key <= JOINS; key++) {
                assertThat(after.people().byToken(hash(key))).as("person %d", key).isNotNull();
                assertThat(after.sessions().byToken(hash("session" + key))).isNotNull();
            }
        }
    }

    private static String property(String name) {
        return String.valueOf(System.getProperty(name));
    }
}
