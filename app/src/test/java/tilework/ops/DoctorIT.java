package tilework.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.config.Settings;

/** What the command doctor says and answers. */
class DoctorIT {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void each_thing_has_a_line_and_a_machine_that_is_fine_is_answered_with_zero(
            @TempDir Path data) {
        Settings settings =
                Settings.read(
                        List.of(),
                        Map.of(
                                "TILEWORK_HOST", "127.0.0.1",
                                "TILEWORK_PORT", "0",
                                "TILEWORK_MAPS", "../maps",
                                "TILEWORK_DATA", data.toString()));

        assertThat(Doctor.run(settings, out)).isZero();
        assertThat(said().lines().map(it -> it.replaceAll("^(\\w+: [A-Za-z ]+).*", "$1")))
                .filteredOn(it -> it.startsWith("ok: ") || it.startsWith("warning: "))
                .extracting(it -> it.replaceAll("^\\w+: ", ""))
                .containsExactly(
                        "TCP port",
                        "UDP",
                        "Public address",
                        "TLS",
                        "Clock",
                        "Data",
                        "Maps",
                        "Memory",
                        "Open files",
                        "LiveKit");
        assertThat(said()).contains("\n0 wrong, ");
    }

    @Test
    void a_warning_is_no_failure_and_one_thing_that_is_wrong_is() {
        Check ok = () -> Finding.ok("A: fine.");
        Check warning = () -> Finding.warning("B: so-so: do this.");
        Check wrong = () -> Finding.wrong("C: broken: do that.");

        assertThat(Doctor.run(List.of(ok, warning), out)).isZero();
        assertThat(Doctor.run(List.of(wrong, ok), out)).isEqualTo(1);
        assertThat(said())
                .isEqualTo(
                        """
                        ok: A: fine.
                        warning: B: so-so: do this.
                        0 wrong, 1 to think about.
                        WRONG: C: broken: do that.
                        ok: A: fine.
                        1 wrong, 0 to think about.
                        """);
    }

    private String said() {
        return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
