package tilework.bench.walk;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Bots against a stub of the office, over real sockets. */
@Timeout(60)
final class RunIT {
    private static final int BOTS = 8;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Run run(URI url, int seconds) {
        BotSettings settings =
                new BotSettings(
                        BOTS, url, seconds, true, 60, false, folder.resolve("out.json"), false);
        return new Run(settings, new PrintStream(out, true, StandardCharsets.UTF_8), 1);
    }

    private JsonNode report() throws IOException {
        return new ObjectMapper().readTree(Files.readString(folder.resolve("out.json")));
    }

    private static void await(BooleanSupplier condition) {
        long limit = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("the time limit of 30 s").isLessThan(limit);
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static CompletableFuture<Integer> started(Run run) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return run.execute();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Test
    void bots_join_walk_see_each_other_and_go_home() throws Exception {
        try (StubOffice office = new StubOffice()) {
            int code = run(office.url(), 4).execute();

            assertThat(code).isZero();
            assertThat(report().path("joined").asInt()).isEqualTo(BOTS);
            assertThat(report().path("kicked").asInt()).isZero();
            assertThat(report().path("framesPerSecond").asDouble()).isPositive();
            assertThat(report().path("bytesPerSecond").asDouble()).isPositive();
            assertThat(report().path("moveSeenMillis").path("count").asInt()).isPositive();
            assertThat(report().path("moveSeenMillis").path("p50").asDouble())
                    .isBetween(0.001, 1000.0);
            assertThat(report().path("unanswered").asInt()).isZero();
            assertThat(office.acks.get()).isPositive();
            await(() -> office.farewells.get() == BOTS);
        }
    }

    @Test
    void a_bot_that_is_thrown_out_stays_out_and_the_run_fails() throws Exception {
        try (StubOffice office = new StubOffice()) {
            Run run = run(office.url(), 3);
            var result = started(run);
            await(() -> office.here() == BOTS);

            office.closeOne(1008, "flooding");

            assertThat(result.get()).isEqualTo(1);
            assertThat(report().path("kicked").asInt()).isEqualTo(1);
            assertThat(report().path("closes").path("1008").asInt()).isEqualTo(1);
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .contains("1 x closed with 1008: flooding");
        }
    }

    @Test
    void a_bot_comes_back_after_a_restart_and_is_not_called_kicked() throws Exception {
        try (StubOffice office = new StubOffice()) {
            Run run = run(office.url(), 3);
            var result = started(run);
            await(() -> office.here() == BOTS);

            office.closeOne(1012, "restarting");

            assertThat(result.get()).isZero();
            assertThat(report().path("resumed").asInt()).isEqualTo(1);
            assertThat(report().path("kicked").asInt()).isZero();
        }
    }

    @Test
    void a_run_that_is_stopped_early_still_reports() throws Exception {
        try (StubOffice office = new StubOffice()) {
            Run run = run(office.url(), 10_000);
            var result = started(run);
            await(() -> out.toString(StandardCharsets.UTF_8).contains("measuring"));

            run.stop();

            assertThat(result.get()).isZero();
            assertThat(report().path("joined").asInt()).isEqualTo(BOTS);
        }
    }

    @Test
    void where_no_office_answers_it_says_so() throws Exception {
        URI gone;
        try (StubOffice office = new StubOffice()) {
            gone = office.url();
        }

        assertThat(run(gone, 1).execute()).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("No office answers at " + gone);
    }
}
