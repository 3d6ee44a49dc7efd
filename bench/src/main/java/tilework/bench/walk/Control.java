package tilework.bench.walk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Reads commands from standard input: {@code phase NAME} begins a phase, {@code cut N} cuts the
 * lines of N bots.
 */
final class Control {
    private final Crowd crowd;
    private final Tally tally;

    Control(Crowd crowd, Tally tally) {
        this.crowd = crowd;
        this.tally = tally;
    }

    void start() {
        Thread.ofPlatform().name("control").daemon().start(this::read);
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                obey(line.strip());
            }
        } catch (IOException e) {
            crowd.post(() -> tally.trouble("standard input failed: " + e.getMessage()));
        }
    }

    private void obey(String line) {
        String[] words = line.split(" ", 2);
        if (words.length == 2 && words[0].equals("phase")) {
            crowd.post(() -> tally.beginPhase(words[1]));
        } else if (words.length == 2 && words[0].equals("cut") && words[1].matches("\\d{1,6}")) {
            crowd.post(() -> crowd.cut(Integer.parseInt(words[1])));
        } else {
            crowd.post(() -> tally.trouble("there is no command '" + line + "'"));
        }
    }
}
