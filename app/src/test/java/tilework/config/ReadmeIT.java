package tilework.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReadmeIT {
    @ParameterizedTest
    @EnumSource(Setting.class)
    void the_readme_lists_each_setting_with_its_default_and_meaning(Setting setting)
            throws IOException {
        String fallback = setting.fallback().isEmpty() ? "" : "`" + setting.fallback() + "`";
        assertThat(Files.readString(Path.of("../README.md")))
                .contains("| `" + setting.key() + "` | " + fallback + " | " + setting.doc() + " |");
    }
}
