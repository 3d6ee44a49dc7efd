package tilework.media.local;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.engine.talk.MediaHealth;
import tilework.media.LiveKitProgram;
import tilework.media.MediaProbe;
import tilework.office.MediaState;
import tilework.watch.Eventually;

/** What an operator gets who runs no LiveKit. */
class LocalLiveKitIT {
    private static final String WEBHOOK = "http://127.0.0.1:9/nobody-listens";

    @TempDir private Path folder = Path.of("");
    private final List<String> told = new CopyOnWriteArrayList<>();

    private LocalLiveKit of(Program program) throws IOException {
        return new LocalLiveKit(program, data(), new SecureRandom(), told::add);
    }

    private Path data() {
        return folder.resolve("livekit");
    }

    private static void awaitUp(LocalLiveKit liveKit) {
        Eventually.seen(
                "it is up", () -> MediaProbe.look(liveKit.server()).state(), MediaState.UP::equals);
    }

    private ProcessHandle process() throws IOException {
        return Eventually.seen("a process", this::handle, it -> it.isPresent()).orElseThrow();
    }

    private Optional<ProcessHandle> handle() throws IOException {
        Path file = data().resolve("livekit.pid");
        String pid = Files.isReadable(file) ? Files.readString(file).strip() : "";
        return pid.isEmpty()
                ? Optional.empty()
                : ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive);
    }

    @Test
    void it_runs_with_a_secret_that_nobody_else_may_read_and_ends_with_the_office()
            throws IOException {
        LocalLiveKit liveKit = of(LiveKitProgram.orSkip());
        liveKit.start(WEBHOOK);
        awaitUp(liveKit);
        ProcessHandle process = process();
        Path configuration = data().resolve("livekit.yaml");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(configuration)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(configuration)).contains(liveKit.server().secret());
        liveKit.close();
        assertThat(process.isAlive()).isFalse();
        assertThat(configuration).doesNotExist();
    }

    @Test
    void it_is_started_again_when_it_dies() throws IOException {
        try (LocalLiveKit liveKit = of(LiveKitProgram.orSkip())) {
            liveKit.start(WEBHOOK);
            awaitUp(liveKit);
            ProcessHandle first = process();
            first.destroyForcibly();
            first.onExit().join();
            awaitUp(liveKit);
            assertThat(process().pid()).isNotEqualTo(first.pid());
        }
    }

    @Test
    void one_that_a_killed_office_left_behind_is_ended() throws Exception {
        Path program = requireNonNull(LiveKitProgram.orSkip().find());
        ServerProcess.start(
                program,
                data(),
                LoopbackServer.onFreePorts(new SecureRandom()).configuration(WEBHOOK));
        ProcessHandle left = process();
        try (LocalLiveKit liveKit = of(LiveKitProgram.orSkip())) {
            liveKit.start(WEBHOOK);
            awaitUp(liveKit);
            assertThat(left.isAlive()).isFalse();
        }
    }

    @Test
    void a_process_that_only_has_the_number_of_ours_is_left_alone() throws Exception {
        Process other = new ProcessBuilder("sleep", "60").start();
        Files.createDirectories(data());
        Files.writeString(data().resolve("livekit.pid"), Long.toString(other.pid()));
        ServerProcess.endLeftOver(data());
        assertThat(other.isAlive()).isTrue();
        other.destroy();
    }

    @Test
    void where_it_cannot_be_had_a_sentence_says_how_to_get_it() throws IOException {
        try (LocalLiveKit liveKit = of(new Program("", folder, folder))) {
            liveKit.start(WEBHOOK);
            MediaHealth health = awaitHindrance(liveKit, MediaState.OFF);
            assertThat(health.sentence()).contains("PATH").contains("go.dev/dl");
        }
    }

    @Test
    void where_go_is_it_is_built_and_run_and_that_is_announced() throws IOException {
        Program program = withGo("printf '#!/bin/sh\\nexec sleep 60\\n' > $3; chmod +x $3");
        try (LocalLiveKit liveKit = of(program)) {
            liveKit.start(WEBHOOK);
            assertThat(process().isAlive()).isTrue();
            assertThat(told).singleElement().asString().contains("is being built");
            assertThat(program.find()).isEqualTo(folder.resolve("cache/livekit-server"));
        }
    }

    @Test
    void a_build_that_fails_names_its_log() throws IOException {
        try (LocalLiveKit liveKit = of(withGo("echo no network; exit 1"))) {
            liveKit.start(WEBHOOK);
            MediaHealth health = awaitHindrance(liveKit, MediaState.OFF);
            assertThat(health.sentence()).contains("build-livekit.log");
            assertThat(folder.resolve("cache/build-livekit.log")).hasContent("no network");
        }
    }

    private static MediaHealth awaitHindrance(LocalLiveKit liveKit, MediaState state) {
        return Eventually.seen(
                        "media is " + state,
                        () -> Optional.ofNullable(liveKit.hindrance()),
                        it -> it.map(MediaHealth::state).equals(Optional.of(state)))
                .orElseThrow();
    }

    /** A machine whose {@code go build -o FILE} does this. */
    private Program withGo(String script) throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path go = Files.writeString(bin.resolve("go"), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(go, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(folder.resolve("go.mod"), "module x\n");
        return new Program(bin.toString(), folder.resolve("cache"), folder);
    }
}
