package tilework.office;

import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.text.Normalizer;
import java.util.Locale;
import java.util.PrimitiveIterator;

/**
 * Makes text of people fit to be shown: control characters, marks that turn the direction of
 * writing, and invisible ones go; white space becomes single spaces; what is too long is cut
 * between graphemes, so that no emoji or accent is torn. It is still text, never markup.
 */
public final class CleanText {
    public static final int NAME_GRAPHEMES = 40;
    public static final int SPEECH_GRAPHEMES = 200;

    /** In UTF-8: a grapheme can be long, and what is said goes to everybody around. */
    static final int NAME_BYTES = 256;

    static final int SPEECH_BYTES = 1024;

    /** Code points of one grapheme that are kept: a family of four with skin tones has 11. */
    private static final int MOST_CODE_POINTS = 16;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;
    private static final int TAG_FIRST = 0xE0020;
    private static final int TAG_LAST = 0xE007F;

    private CleanText() {}

    /**
     * At most {@link #NAME_GRAPHEMES} graphemes and {@link #NAME_BYTES}; empty when nothing is
     * left.
     */
    public static String name(String text) {
        return clean(text, NAME_GRAPHEMES, NAME_BYTES);
    }

    /**
     * At most {@link #SPEECH_GRAPHEMES} graphemes and {@link #SPEECH_BYTES}; empty when nothing is
     * left.
     */
    public static String speech(String text) {
        return clean(text, SPEECH_GRAPHEMES, SPEECH_BYTES);
    }

    private static String clean(String text, int maxGraphemes, int maxBytes) {
        // Normalizing comes second: what it costs grows with the square of the marks in a row.
        String visible = Normalizer.normalize(withoutInvisible(text), Normalizer.Form.NFC);
        return cut(visible, maxGraphemes, maxBytes).strip();
    }

    private static String withoutInvisible(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        boolean space = true;
        int marks = 0;
        PrimitiveIterator.OfInt points = text.codePoints().iterator();
        while (points.hasNext()) {
            int point = points.nextInt();
            if (isSpace(point)) {
                if (!space) {
                    kept.append(' ');
                }
                space = true;
                marks = 0;
            } else if (isKept(point, kept)) {
                marks = isMark(point) ? marks + 1 : 0;
                if (marks < MOST_CODE_POINTS) {
                    kept.appendCodePoint(point);
                }
                space = false;
            }
        }
        return kept.toString();
    }

    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }

    /** Joiners and styles stay only where they join or style something. */
    private static boolean isKept(int point, StringBuilder before) {
        if (point == ZERO_WIDTH_JOINER) {
            return endsInSymbol(before) && !Character.isDigit(last(before));
        }
        if (point == EMOJI_STYLE || isTag(point)) {
            return endsInSymbol(before);
        }
        if (point == ZERO_WIDTH_NON_JOINER || isVariation(point)) {
            return false;
        }
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> !before.isEmpty();
            default -> !isBlank(point);
        };
    }

    private static boolean isMark(int point) {
        int type = Character.getType(point);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    /** Marks that show nothing by themselves, but for the style of an emoji. */
    private static boolean isVariation(int point) {
        return (point >= 0xFE00 && point < EMOJI_STYLE)
                || (point >= 0xE0100 && point <= 0xE01EF)
                || point == 0x034F;
    }

    private static boolean isTag(int point) {
        return point >= TAG_FIRST && point <= TAG_LAST;
    }

    private static boolean endsInSymbol(StringBuilder before) {
        if (before.isEmpty()) {
            return false;
        }
        int last = last(before);
        return Character.isEmoji(last)
                || Character.isEmojiModifier(last)
                || last == EMOJI_STYLE
                || isTag(last);
    }

    private static int last(StringBuilder before) {
        return before.codePointBefore(before.length());
    }

    /** Letters that show nothing: Hangul fillers and the empty Braille cell. */
    private static boolean isBlank(int point) {
        return point == 0x115F
                || point == 0x1160
                || point == 0x3164
                || point == 0xFFA0
                || point == 0x2800;
    }

    private static String cut(String text, int maxGraphemes, int maxBytes) {
        BreakIterator graphemes = BreakIterator.getCharacterInstance(Locale.ROOT);
        graphemes.setText(text);
        StringBuilder kept = new StringBuilder(Math.min(text.length(), 16 * maxGraphemes));
        int start = graphemes.first();
        int bytes = 0;
        for (int i = 0; i < maxGraphemes; i++) {
            int end = graphemes.next();
            if (end == BreakIterator.DONE) {
                break;
            }
            String grapheme = text.substring(start, endOfGrapheme(text, start, end));
            bytes += grapheme.getBytes(StandardCharsets.UTF_8).length;
            if (bytes > maxBytes) {
                break;
            }
            kept.append(grapheme);
            start = end;
        }
        return kept.toString();
    }

    /** A letter under a heap of accents is cut, too. */
    private static int endOfGrapheme(String text, int start, int end) {
        return text.codePointCount(start, end) <= MOST_CODE_POINTS
                ? end
                : text.offsetByCodePoints(start, MOST_CODE_POINTS);
    }
}
