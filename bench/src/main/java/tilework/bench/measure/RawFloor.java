package tilework.bench.measure;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The floor under every server on this machine: a ready-made frame written to every socket 15 times
 * a second, and nothing else. The writer is a process of its own (this class's main), so that its
 * CPU can be read; the reader is this process.
 */
public final class RawFloor {
    private static final long PERIOD_NANOS = 1_000_000_000L / 15;

    private RawFloor() {}

    /** CPU microseconds of the writing process per frame. */
    static double microsPerFrame(int sockets, int frameBytes, int seconds)
            throws IOException, InterruptedException {
        try (ServerSocketChannel server = ServerSocketChannel.open();
                Selector selector = Selector.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), sockets);
            int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
            Process writer =
                    new ProcessBuilder(
                                    Children.javaOfOurs(
                                            "tilework.bench.measure.RawFloor",
                                            String.valueOf(port),
                                            String.valueOf(sockets),
                                            String.valueOf(frameBytes)))
                            .inheritIO()
                            .start();
            try {
                for (int i = 0; i < sockets; i++) {
                    SocketChannel channel = server.accept();
                    channel.configureBlocking(false);
                    channel.register(selector, SelectionKey.OP_READ);
                }
                read(selector, 3);
                Usage begin = Usage.of(writer.pid());
                long bytes = read(selector, seconds);
                Usage end = Usage.of(writer.pid());
                return (end.cpuSeconds() - begin.cpuSeconds()) * 1e6 * frameBytes / bytes;
            } finally {
                Children.end(writer);
            }
        }
    }

    /** Reads for that long and returns how many bytes came. */
    private static long read(Selector selector, int seconds) throws IOException {
        ByteBuffer scratch = ByteBuffer.allocateDirect(64 << 10);
        long[] bytes = {0};
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            selector.select(
                    key -> {
                        try {
                            scratch.clear();
                            bytes[0] += Math.max(0, ((SocketChannel) key.channel()).read(scratch));
                        } catch (IOException e) {
                            key.cancel();
                        }
                    },
                    50);
        }
        return bytes[0];
    }

    /**
     * The writer: port, sockets, bytes a frame. Ends when it is killed or nobody reads any more.
     */
    public static void main(String... arguments) throws IOException {
        InetSocketAddress reader =
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]));
        List<SocketChannel> channels = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
            SocketChannel channel = SocketChannel.open(reader);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.configureBlocking(false);
            channels.add(channel);
        }
        ByteBuffer frame = ByteBuffer.allocateDirect(Integer.parseInt(arguments[2]));
        for (long next = System.nanoTime(); ; next += PERIOD_NANOS) {
            while (next > System.nanoTime()) {
                LockSupport.parkNanos(next - System.nanoTime());
            }
            for (SocketChannel channel : channels) {
                channel.write(frame.duplicate());
            }
        }
    }
}
