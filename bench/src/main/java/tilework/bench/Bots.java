package tilework.bench;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tilework.bench.walk.BotSettings;
import tilework.bench.walk.Run;

/** Lets bots walk in a running office, and measures what they see. */
public final class Bots {
    private static final int WRONG_ARGUMENTS = 2;

    private Bots() {}

    public static void main(String... arguments) throws IOException, InterruptedException {
        System.exit(
                switch (BotSettings.parse(arguments)) {
                    case BotSettings.Accepted(BotSettings settings) -> run(settings);
                    case BotSettings.Faulty(var faults) -> {
                        faults.forEach(System.err::println);
                        yield WRONG_ARGUMENTS;
                    }
                });
    }

    private static int run(BotSettings settings) throws IOException, InterruptedException {
        Run run = new Run(settings, System.out);
        CountDownLatch concluded = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(() -> {
                            run.stop();
                            await(concluded);
                        }));
        try {
            return run.execute();
        } finally {
            concluded.countDown();
        }
    }

    /** On Ctrl-C: the bots go home and the report is written before the process ends. */
    private static void await(CountDownLatch concluded) {
        try {
            boolean inTime = concluded.await(3, TimeUnit.SECONDS);
            if (!inTime) {
                System.err.println("the report was not ready within 3 s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
