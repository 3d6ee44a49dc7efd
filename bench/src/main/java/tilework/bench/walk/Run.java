package tilework.bench.walk;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One run: all join, walk for some seconds, are measured, and go home. */
public final class Run {
    private static final int SETTLE_SECONDS = 10;
    private static final int LONGEST_JOIN_SECONDS = 90;

    private final BotSettings settings;
    private final PrintStream out;
    private final int settleSeconds;
    private final Tally tally = new Tally();
    private final BlockingQueue<Second> seconds = new ArrayBlockingQueue<>(64);
    private volatile boolean stopped;
    private int lines;
    private double generatorCpuCores;
    private double joinSeconds;

    public Run(BotSettings settings, PrintStream out) {
        this(settings, out, SETTLE_SECONDS);
    }

    Run(BotSettings settings, PrintStream out, int settleSeconds) {
        this.settings = settings;
        this.out = out;
        this.settleSeconds = settleSeconds;
    }

    /** Ends the run early, in order. Any thread. */
    public void stop() {
        stopped = true;
    }

    /** The exit code: 0, or 1 when somebody was kicked or could not join. */
    public int execute() throws IOException, InterruptedException {
        try (OfficeApi api = new OfficeApi(settings.url())) {
            if (!api.answers()) {
                out.println(
                        "No office answers at "
                                + settings.url()
                                + ". Start one with ./tilework start, or say --url.");
                return 1;
            }
            Crowd crowd = new Crowd(settings, tally, api, seconds);
            Thread thread = Thread.ofPlatform().name("bots").daemon().start(crowd);
            if (settings.control()) {
                new Control(crowd, tally).start();
            }
            await(thread);
            measure(crowd);
            crowd.post(crowd::end);
            thread.join();
        }
        return conclude();
    }

    /** Until everybody is in or turned away, and then for the first walks to have begun. */
    private void await(Thread bots) throws InterruptedException {
        long begin = System.nanoTime();
        int settled = 0;
        while (!stopped && settled < settleSeconds) {
            Second second = seconds.poll(1, TimeUnit.SECONDS);
            if (second == null) {
                if (!bots.isAlive()) {
                    throw new IllegalStateException(
                            "the bots' thread has died; its last words are above");
                }
                continue;
            }
            show(second);
            double elapsed = (System.nanoTime() - begin) / 1e9;
            if (second.settled() || elapsed > LONGEST_JOIN_SECONDS) {
                joinSeconds = settled == 0 ? elapsed : joinSeconds;
                settled++;
            }
        }
    }

    private void measure(Crowd crowd) throws InterruptedException {
        crowd.post(tally::beginMeasuring);
        out.println("measuring");
        long cpu = cpuNanos();
        long begin = System.nanoTime();
        long end = begin + settings.seconds() * 1_000_000_000L;
        while (!stopped && System.nanoTime() < end) {
            Second second = seconds.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (second != null) {
                show(second);
            }
        }
        generatorCpuCores = (double) (cpuNanos() - cpu) / (System.nanoTime() - begin);
        crowd.post(tally::endMeasuring);
    }

    private void show(Second second) {
        out.println(second.line(++lines));
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private int conclude() throws IOException {
        ObjectNode report = new Report(settings, tally, generatorCpuCores, joinSeconds).json();
        String text =
                new ObjectMapper()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .writeValueAsString(report);
        @Nullable Path file = settings.json();
        if (file == null) {
            out.println(text);
        } else {
            Files.writeString(file, text + "\n");
        }
        boolean allWell =
                tally.joined == settings.bots() && tally.kicked == 0 && tally.notJoined == 0;
        if (!allWell) {
            tally.troubles.forEach((what, count) -> out.println(count + " x " + what));
        }
        return allWell ? 0 : 1;
    }
}
