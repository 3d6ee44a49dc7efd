package tilework.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CleanTextTest {
    private static final String FAMILY =
            "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "\u00c5sa \u00d6str\u00f6m",
                "\u674e\u5c0f\u9f99",
                "\u05d3\u05d5\u05d3",
                "\uD83D\uDC4B\uD83C\uDFFD",
                "\u2764\uFE0F",
                "\uD83C\uDDE9\uD83C\uDDEA",
                "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74\uDB40\uDC7F",
                "<b>Bo</b>",
                "O'Hara & Sons"
            })
    void what_people_write_stays_as_it_is(String name) {
        assertThat(CleanText.name(name)).isEqualTo(name);
    }

    @Test
    void families_and_skin_tones_survive() {
        assertThat(CleanText.name("Bo " + FAMILY)).isEqualTo("Bo " + FAMILY);
    }

    @Test
    void a_name_has_at_most_forty_graphemes() {
        assertThat(CleanText.name("x".repeat(10_000))).isEqualTo("x".repeat(40));
        assertThat(CleanText.name("\u00e9".repeat(100))).isEqualTo("\u00e9".repeat(40));
    }

    @Test
    void a_name_and_speech_of_long_graphemes_end_at_their_bytes_and_tear_none() {
        int bytes = FAMILY.getBytes(StandardCharsets.UTF_8).length;

        assertThat(CleanText.name(FAMILY.repeat(100))).isEqualTo(FAMILY.repeat(256 / bytes));
        assertThat(CleanText.speech(FAMILY.repeat(300))).isEqualTo(FAMILY.repeat(1024 / bytes));
    }

    @Test
    void speech_has_at_most_two_hundred_graphemes() {
        assertThat(CleanText.speech("y".repeat(10_000))).isEqualTo("y".repeat(200));
    }

    @Test
    void marks_that_turn_the_direction_of_writing_go() {
        assertThat(CleanText.name("a\u202Eb\u2066c\u200Fd")).isEqualTo("abcd");
    }

    @Test
    void what_has_no_width_goes() {
        assertThat(CleanText.name("a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f\u00ADg"))
                .isEqualTo("abcdefg");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada\uFE0E", "A\uFE00da", "Ad\u034Fa", "Ada\uDB40\uDD00"})
    void marks_that_show_nothing_go(String name) {
        assertThat(CleanText.name(name)).isEqualTo("Ada");
    }

    @Test
    void nothing_joins_digits() {
        assertThat(CleanText.name("1\u200D2")).isEqualTo("12");
    }

    @Test
    void of_a_heap_of_marks_a_few_are_kept_and_what_follows() {
        String heap = "a" + "\u0301".repeat(2_000) + "\u0316".repeat(2_000) + "b";

        String clean = CleanText.speech(heap);

        assertThat(clean).startsWith("\u00e1").endsWith("b").hasSizeLessThan(20);
    }

    @Test
    void control_characters_go_and_white_space_becomes_one_space() {
        assertThat(CleanText.name("  a\u0000\u0007\t\r\n b\u2028c\u00A0\u3000d "))
                .isEqualTo("a b c d");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "   ", "\u200B\u200D\uFE0F", "\u3164\u2800\u115F", "\u0301", "\uD800"})
    void what_shows_nothing_is_empty(String text) {
        assertThat(CleanText.name(text)).isEmpty();
    }

    @Test
    void a_heap_of_accents_is_cut() {
        String heap = "a" + "\u0316".repeat(5_000);

        assertThat(CleanText.name(heap).length()).isLessThan(20);
    }

    @Test
    void the_same_name_in_two_spellings_becomes_one() {
        assertThat(CleanText.name("e\u0301")).isEqualTo("\u00e9");
    }

    @Test
    void cleaning_twice_changes_nothing() {
        String once = CleanText.speech("a\u202E  " + FAMILY.repeat(300) + "\u0301\u200D x");

        assertThat(CleanText.speech(once)).isEqualTo(once);
    }
}
