package tilework.media;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.MediaTicket;
import tilework.media.local.LocalLiveKit;
import tilework.media.local.Program;
import tilework.watch.Eventually;

/** A real livekit-server of this machine, as the office runs it. */
final class RealLiveKit implements LiveKitUnderTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private final List<WebSocket> sockets = new CopyOnWriteArrayList<>();
    private final LocalLiveKit running;
    private final Path folder;

    /** Where it cannot be had, the test is skipped with the reason. */
    RealLiveKit(Path folder, String webhookUrl) {
        this.folder = folder;
        Program program = LiveKitProgram.orSkip();
        try {
            running = new LocalLiveKit(program, folder, new SecureRandom(), _ -> {});
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        running.start(webhookUrl);
    }

    @Override
    public MediaServer server() {
        return running.server();
    }

    @Override
    public void join(MediaTicket ticket) {
        URI uri =
                URI.create(
                        server().publicUrl()
                                + "/rtc?protocol=16&auto_subscribe=0&access_token="
                                + ticket.token());
        sockets.add(client.newWebSocketBuilder().buildAsync(uri, new Silent()).join());
    }

    /** Takes what comes and says nothing. */
    private static final class Silent implements WebSocket.Listener {
        @Override
        public @Nullable CompletionStage<?> onBinary(
                WebSocket socket, ByteBuffer data, boolean last) {
            socket.request(1);
            return null;
        }
    }

    @Override
    public void restart() {
        ProcessHandle process = process();
        process.destroyForcibly();
        process.onExit().join();
    }

    /** The process, as its number is kept. */
    ProcessHandle process() {
        return Eventually.seen(
                        "a running livekit-server",
                        () ->
                                ProcessHandle.current()
                                        .children()
                                        .filter(ProcessHandle::isAlive)
                                        .filter(it ->
                                                it.info()
                                                        .commandLine()
                                                        .orElse("")
                                                        .contains(folder.toString()))
                                        .findFirst(),
                        it -> it.isPresent())
                .orElseThrow();
    }

    @Override
    public void close() {
        sockets.forEach(WebSocket::abort);
        client.shutdownNow();
        running.close();
    }
}
