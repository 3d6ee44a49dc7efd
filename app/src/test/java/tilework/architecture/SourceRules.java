package tilework.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The rules about source text: each names the places of a file that break it. */
final class SourceRules {
    static final int LONGEST_FILE_LINES = 400;
    static final int LONGEST_METHOD_LINES = 40;

    private static final Pattern TODO_WITHOUT_ISSUE =
            Pattern.compile("(//|\\*)\\s*TO" + "DO(?!\\(#\\d+\\))");
    private static final Pattern BRITISH =
            Pattern.compile(
                    "(?i)(colo|behavio|neighbo|favo|hono)ur|cent"
                            + "re\\b|licen"
                            + "ce|\\bgr"
                            + "ey");

    private SourceRules() {}

    static List<String> tooLong(String text) {
        long lines = text.lines().count();
        return lines > LONGEST_FILE_LINES ? List.of(lines + " lines") : List.of();
    }

    static List<String> todosWithoutIssue(String text) {
        return linesWith(TODO_WITHOUT_ISSUE, text);
    }

    static List<String> britishSpellings(String text) {
        return linesWith(BRITISH, text);
    }

    /** Methods and constructors, from their first modifier to their closing brace. */
    static List<String> methodsTooLong(Map<Path, String> textOfFile) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Source> sources =
                textOfFile.entrySet().stream()
                        .map(file -> new Source(file.getKey(), file.getValue()))
                        .toList();
        JavacTask task = (JavacTask) compiler.getTask(null, null, null, null, null, sources);
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        List<String> found = new ArrayList<>();
        try {
            for (CompilationUnitTree unit : task.parse()) {
                new MethodScanner(unit, positions, found).scan(unit, null);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return found;
    }

    private static List<String> linesWith(Pattern pattern, String text) {
        return text.lines()
                .filter(line -> pattern.matcher(line).find())
                .map(String::strip)
                .toList();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(Path file, String text) {
            super(URI.create("string:///" + file), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class MethodScanner extends TreeScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<String> found;

        MethodScanner(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
            this.unit = unit;
            this.positions = positions;
            this.found = found;
        }

        @Override
        public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
            LineMap lines = unit.getLineMap();
            long first = lines.getLineNumber(positions.getStartPosition(unit, method));
            long last = lines.getLineNumber(positions.getEndPosition(unit, method));
            if (last - first + 1 > LONGEST_METHOD_LINES) {
                String place = unit.getSourceFile().getName() + ": " + method.getName();
                found.add(place + " has " + (last - first + 1) + " lines");
            }
            return super.visitMethod(method, null);
        }
    }
}
