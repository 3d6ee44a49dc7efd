package tilework.bench.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Bots in a process of their own, told what to do by standard input. */
final class BotsProcess implements AutoCloseable {
    private static final int LONGEST_JOIN_SECONDS = 180;

    private final Process process;
    private final Path report;
    private final CountDownLatch measuring = new CountDownLatch(1);
    private final PrintStream commands;

    /** Starts them; {@code options} as {@code ./tilework bots} takes them. */
    BotsProcess(MeasureSettings settings, ServerProcess server, String... options)
            throws IOException {
        Files.createDirectories(settings.scratch());
        this.report = Files.createTempFile(settings.scratch(), "bots-", ".json");
        List<String> command = Children.javaOfOurs("tilework.bench.Bots");
        command.addAll(List.of(options));
        command.addAll(
                List.of(
                        "--url",
                        server.url().toString(),
                        "--json",
                        report.toString(),
                        "--control"));
        this.process = new ProcessBuilder(command).redirectErrorStream(true).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        this.commands = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        Thread.ofVirtual().start(this::read);
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(line);
                if (line.equals("measuring")) {
                    measuring.countDown();
                }
            }
        } catch (IOException e) {
            // They were sent home before their time; their report says the rest.
        } finally {
            measuring.countDown();
        }
    }

    /** Returns when all have joined and the measured part begins. */
    void awaitMeasuring() throws IOException, InterruptedException {
        if (!measuring.await(LONGEST_JOIN_SECONDS, TimeUnit.SECONDS) || !process.isAlive()) {
            throw new IOException("the bots did not come to be measured; their words are above");
        }
    }

    void beginPhase(String name) {
        commands.println("phase " + name);
    }

    void cut(int lines) {
        commands.println("cut " + lines);
    }

    void stop() throws IOException, InterruptedException {
        Children.signal(process, "STOP");
    }

    void wake() throws IOException, InterruptedException {
        Children.signal(process, "CONT");
    }

    /** Waits until they have gone home, and returns their report with {@code exitCode} added. */
    ObjectNode finish() throws IOException, InterruptedException {
        int code = process.waitFor();
        ObjectNode json = (ObjectNode) new ObjectMapper().readTree(Files.readString(report));
        return json.put("exitCode", code);
    }

    /** Sends them home before their time. */
    ObjectNode end() throws IOException, InterruptedException {
        process.destroy();
        return finish();
    }

    @Override
    public void close() {
        Children.end(process);
    }
}
