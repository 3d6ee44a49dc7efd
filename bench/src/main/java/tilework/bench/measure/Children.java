package tilework.bench.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** Starts, ends and signals processes that belong to this one. */
final class Children {
    private static final int PATIENCE_SECONDS = 10;

    private Children() {}

    /** Asks the process to end, and after some seconds makes it. */
    static void end(Process process) {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** The same Java as this one, with the words that follow. */
    static List<String> java(List<String> words) {
        List<String> command = new ArrayList<>();
        command.add(property("java.home") + "/bin/java");
        command.addAll(words);
        return command;
    }

    /** The same, with the same class path. */
    static List<String> javaOfOurs(String... words) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "-XX:+UseSerialGC",
                                "-Xmx256m",
                                "-cp",
                                property("java.class.path")));
        command.addAll(List.of(words));
        return java(command);
    }

    private static String property(String name) {
        return Objects.requireNonNull(System.getProperty(name), name);
    }

    static void signal(Process process, String signal) throws IOException, InterruptedException {
        int code =
                new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                        .inheritIO()
                        .start()
                        .waitFor();
        if (code != 0) {
            throw new IOException("could not send " + signal + " to process " + process.pid());
        }
    }
}
