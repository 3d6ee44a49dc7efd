package tilework.bootstrap;

import static java.util.Objects.requireNonNull;

import com.google.protobuf.InvalidProtocolBufferException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tilework.protocol.wire.ClientFrame;
import tilework.protocol.wire.ServerFrame;

/** A client's socket: its first frame, and how it was closed. */
final class TestSocket implements WebSocket.Listener {
    private static final long LIMIT_SECONDS = 20;

    private final CompletableFuture<ServerFrame> first = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private @Nullable WebSocket socket;
    private ByteBuffer message = ByteBuffer.allocate(0);

    static TestSocket open(RunningOffice office, String sessionToken) throws Exception {
        return open(office.client(), office.port(), sessionToken);
    }

    static TestSocket open(HttpClient client, int port, String sessionToken) throws Exception {
        TestSocket listener = new TestSocket();
        listener.socket =
                client.newWebSocketBuilder()
                        .subprotocols("tilework.v1", "tilework.token." + sessionToken)
                        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws"), listener)
                        .get(LIMIT_SECONDS, TimeUnit.SECONDS);
        return listener;
    }

    ServerFrame first() throws Exception {
        return first.get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    int closeCode() throws Exception {
        return closed.get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    void send(ClientFrame.Builder command) {
        requireNonNull(socket)
                .sendBinary(ByteBuffer.wrap(command.build().toByteArray()), true)
                .join();
    }

    void abort() {
        if (socket != null) {
            socket.abort();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
        ByteBuffer all = ByteBuffer.allocate(message.remaining() + data.remaining());
        message = all.put(message).put(data).flip();
        if (last) {
            try {
                first.complete(ServerFrame.parseFrom(message));
            } catch (InvalidProtocolBufferException notAFrame) {
                first.completeExceptionally(notAFrame);
            }
            message = ByteBuffer.allocate(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
    }
}
