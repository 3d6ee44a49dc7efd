package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConnectionLimitIT {
    /** Two sockets for the one person, and 512 more. */
    private static final int MOST_CONNECTIONS = 514;

    @Test
    void connections_that_ask_for_nothing_are_bounded_and_the_next_waits_for_its_turn(
            @TempDir Path data) throws Exception {
        try (RunningOffice office =
                new RunningOffice(data, Map.of("TILEWORK_CAPACITY_PEOPLE", "1"))) {
            List<Socket> idle = new ArrayList<>();
            for (int i = 0; i < MOST_CONNECTIONS; i++) {
                idle.add(new Socket(InetAddress.getLoopbackAddress(), office.port()));
            }
            try (Socket next = new Socket(InetAddress.getLoopbackAddress(), office.port())) {
                String ask = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
                next.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
                next.setSoTimeout(500);
                assertThatThrownBy(() -> next.getInputStream().read())
                        .isInstanceOf(SocketTimeoutException.class);

                closeAll(idle);

                next.setSoTimeout(20_000);
                assertThat(new String(next.getInputStream().readNBytes(12), StandardCharsets.UTF_8))
                        .isEqualTo("HTTP/1.1 200");
            } finally {
                closeAll(idle);
            }
        }
    }

    private static void closeAll(List<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
