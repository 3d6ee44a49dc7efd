package tilework.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    @Test
    void without_any_setting_the_office_has_its_defaults() {
        Settings settings = Settings.read(List.of(), Map.of("PATH", "/bin"));

        assertThat(settings.listening().port()).isEqualTo(8080);
        assertThat(settings.listening().publicUrl()).isNull();
        assertThat(settings.listening().metricsToken()).isNull();
        assertThat(settings.limits().reconnectGrace()).isEqualTo(Duration.ofSeconds(20));
        assertThat(settings.office().startMap()).isEqualTo("hq");
    }

    @Test
    void every_default_is_one_that_would_be_accepted_when_said() {
        assertThat(Setting.values()).hasSizeLessThanOrEqualTo(20);
        for (Setting setting : Setting.values()) {
            if (!setting.fallback().isEmpty()) {
                Settings.read(List.of(), Map.of(setting.key(), setting.fallback()));
            }
        }
    }

    @Test
    void a_flag_wins_over_the_environment_and_that_over_the_file(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("office.properties");
        Files.writeString(
                file, "TILEWORK_PORT=1\nTILEWORK_HOST=10.0.0.1\nTILEWORK_OFFICE_NAME=Büro\n");

        Settings settings =
                Settings.read(
                        List.of("--port", "3", "--config", file.toString()),
                        Map.of("TILEWORK_PORT", "2", "TILEWORK_HOST", "10.0.0.2"));

        assertThat(settings.listening().port()).isEqualTo(3);
        assertThat(settings.listening().host()).isEqualTo("10.0.0.2");
        assertThat(settings.office().name()).isEqualTo("Büro");
    }

    @Test
    void all_wrong_settings_are_told_at_once_each_with_what_must_hold() {
        assertThatThrownBy(() ->
                        Settings.read(
                                List.of("--port", "80a"),
                                Map.of(
                                        "TILEWORK_RECONNECT_GRACE_SECONDS", "0",
                                        "TILEWORK_PUBLIC_URL", "office.example/x",
                                        "TILEWORK_TRUSTED_PROXIES", "10.0.0.0/99",
                                        "TILEWORK_START_MAP", "../etc")))
                .isInstanceOf(WrongSettings.class)
                .hasMessageContaining(
                        "TILEWORK_PORT must be a whole number from 0 to 65535 but was '80a'")
                .hasMessageContaining(
                        "TILEWORK_RECONNECT_GRACE_SECONDS must be a whole number of seconds from 1"
                                + " to 600 but was '0'")
                .hasMessageContaining("TILEWORK_PUBLIC_URL must be http://")
                .hasMessageContaining("TILEWORK_TRUSTED_PROXIES must be IP addresses")
                .hasMessageContaining("TILEWORK_START_MAP must be the file name");
    }

    @Test
    void an_unknown_name_is_refused_with_the_one_that_was_meant() {
        assertThatThrownBy(() -> Settings.read(List.of(), Map.of("TILEWORK_PROT", "80")))
                .hasMessageContaining(
                        "TILEWORK_PROT is not a setting: did you mean TILEWORK_PORT?");
        assertThatThrownBy(() -> Settings.read(List.of("--prot", "80"), Map.of()))
                .hasMessageContaining("--prot is not a flag");
    }

    @Test
    void all_unknown_flags_are_told_at_once_with_those_that_there_are() {
        assertThatThrownBy(() -> Settings.read(List.of("--prot", "80", "--dta", "x"), Map.of()))
                .hasMessageContaining("--prot is not a flag")
                .hasMessageContaining("--dta is not a flag")
                .hasMessageContaining("--office-name");
    }

    @ParameterizedTest
    @CsvSource({
        "HTTPS://Office.Example:443/, https://office.example",
        "http://office.example:80, http://office.example",
        "https://office.example:80, https://office.example:80",
        "http://[2001:DB8::1]:8080, http://[2001:db8::1]:8080"
    })
    void a_public_address_is_kept_as_browsers_say_it(String said, String kept) {
        Settings settings = Settings.read(List.of(), Map.of("TILEWORK_PUBLIC_URL", said));

        assertThat(settings.listening().publicUrl()).hasToString(kept);
    }

    @Test
    void a_wrong_metrics_token_is_not_shown() {
        assertThatThrownBy(() -> Settings.read(List.of(), Map.of("TILEWORK_METRICS_TOKEN", "abc")))
                .hasMessageContaining("TILEWORK_METRICS_TOKEN must be")
                .hasMessageNotContaining("abc");
    }

    @Test
    void a_config_file_that_is_missing_is_told() {
        assertThatThrownBy(() -> Settings.read(List.of("--config", "nowhere.properties"), Map.of()))
                .hasMessageContaining("TILEWORK_CONFIG must be a readable properties file");
    }

    @Test
    void a_network_holds_its_addresses_and_no_others() {
        assertThat(Network.parse("10.0.0.0/8").contains("10.9.8.7")).isTrue();
        assertThat(Network.parse("10.0.0.0/8").contains("11.0.0.1")).isFalse();
        assertThat(Network.parse("::1").contains("0:0:0:0:0:0:0:1")).isTrue();
        assertThat(Network.parse("::1").contains("::2")).isFalse();
        assertThat(Network.parse("127.0.0.1").contains("no.address.example")).isFalse();
    }
}
