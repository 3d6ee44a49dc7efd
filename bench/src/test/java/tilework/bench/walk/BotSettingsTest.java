package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilework.bench.walk.BotSettings.Accepted;
import tilework.bench.walk.BotSettings.Faulty;

final class BotSettingsTest {
    private static List<String> faults(String... arguments) {
        return BotSettings.parse(arguments) instanceof Faulty(var faults) ? faults : List.of();
    }

    @Test
    void the_number_alone_is_enough() {
        assertThat(BotSettings.parse("20"))
                .isEqualTo(
                        new Accepted(
                                new BotSettings(
                                        20,
                                        URI.create("http://localhost:8080"),
                                        60,
                                        false,
                                        30,
                                        false,
                                        null,
                                        false)));
    }

    @Test
    void every_option_is_taken_in_any_order() {
        assertThat(
                        BotSettings.parse(
                                "--json",
                                "out.json",
                                "--concentrated",
                                "--talking",
                                "300",
                                "--url",
                                "http://office.example",
                                "--walking",
                                "0",
                                "--seconds",
                                "5"))
                .isEqualTo(
                        new Accepted(
                                new BotSettings(
                                        300,
                                        URI.create("http://office.example"),
                                        5,
                                        true,
                                        0,
                                        true,
                                        Path.of("out.json"),
                                        false)));
    }

    @Test
    void all_faults_are_told_at_once_in_words() {
        assertThat(
                        faults(
                                "many",
                                "--seconds",
                                "0",
                                "--walking",
                                "101",
                                "--url",
                                "localhost:8080",
                                "--fast"))
                .containsExactly(
                        "the number of bots must be a whole number from 1 to 20000 but was 'many'",
                        "--seconds must be a whole number from 1 to 86400 but was '0'",
                        "--walking must be a whole number from 0 to 100 but was '101'",
                        "--url must be like http://localhost:8080 (the bots speak no TLS) but was 'localhost:8080'",
                        "there is no option --fast: " + BotSettings.USAGE);
    }

    @Test
    void without_a_number_the_usage_is_told() {
        assertThat(faults())
                .singleElement()
                .asString()
                .contains("say how many bots")
                .contains(BotSettings.USAGE);
    }

    @Test
    void an_option_without_its_value_is_named() {
        assertThat(faults("20", "--json"))
                .containsExactly("--json needs a value: " + BotSettings.USAGE);
    }
}
