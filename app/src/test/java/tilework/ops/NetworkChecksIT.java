package tilework.ops;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.config.Settings;

/** Ports, the public address and the clock. */
class NetworkChecksIT {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();
    private static final InstantSource SYSTEM = InstantSource.system();

    @TempDir private Path root = Path.of("");

    @Test
    void a_free_port_is_ok_and_one_in_use_is_wrong_with_what_to_do() throws IOException {
        int port;
        try (ServerSocket taken = new ServerSocket(0, 1, HERE)) {
            port = taken.getLocalPort();
            assertThat(port(port).line())
                    .startsWith("WRONG: TCP port: 127.0.0.1 port " + port + " is in use")
                    .endsWith("set TILEWORK_PORT to another one.");
        }
        assertThat(port(port).line()).startsWith("ok: TCP port: 127.0.0.1 port " + port);
    }

    @Test
    void an_office_that_is_open_on_the_port_is_no_fault() throws IOException {
        HttpServer office = answering("{\"status\":\"alive\"}");
        try {
            assertThat(port(office.getAddress().getPort()).line())
                    .startsWith("ok: TCP port: ")
                    .contains("is used by an office that is open now");
        } finally {
            office.stop(0);
        }
    }

    @Test
    void another_page_on_the_port_is_no_office() throws IOException {
        HttpServer other = answering("<h1>It works</h1>");
        try {
            assertThat(port(other.getAddress().getPort()).level()).isEqualTo(Finding.Level.WRONG);
        } finally {
            other.stop(0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 80, 8080})
    void an_address_that_this_machine_does_not_have_is_wrong_and_is_not_asked(int port) {
        List<URI> asked = new ArrayList<>();
        ProxySelector before = ProxySelector.getDefault();
        ProxySelector.setDefault(new AskedAddresses(asked));
        try {
            PortCheck check = new PortCheck(listening("192.0.2.7", port, ""), new PortUser(root));
            assertThat(check.look().line()).startsWith("WRONG: ").contains("TILEWORK_HOST");
        } finally {
            ProxySelector.setDefault(before);
        }
        assertThat(asked).isEmpty();
    }

    /** Java asks it for the way to every address that it is about to ask by HTTP. */
    private static final class AskedAddresses extends ProxySelector {
        private final List<URI> asked;

        AskedAddresses(List<URI> asked) {
            this.asked = asked;
        }

        @Override
        public List<Proxy> select(URI address) {
            asked.add(address);
            return List.of(Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI address, SocketAddress proxy, IOException why) {}
    }

    private Finding port(int port) {
        return new PortCheck(listening("127.0.0.1", port, ""), new PortUser(root)).look();
    }

    @Test
    void the_process_that_listens_on_a_port_is_named() throws IOException {
        Path net = Files.createDirectories(root.resolve("proc/net"));
        String head =
                "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n";
        String rest = " 00000000:00000000 00:00000000 00000000  1000        0 ";
        Files.writeString(
                net.resolve("tcp"),
                head
                        + "   0: 0100007F:1F91 00000000:0000 0A"
                        + rest
                        + "111 1 0\n"
                        + "   1: 0100007F:1F90 0100007F:9999 01"
                        + rest
                        + "222 1 0\n");
        Files.writeString(
                net.resolve("tcp6"),
                head
                        + "   0: 00000000000000000000000000000000:1F90 00000000000000000000000000000000:0000 0A"
                        + rest
                        + "333 1 0\n");
        process(7, "nginx", "socket:[222]");
        process(8, "tomcat", "socket:[333]");

        assertThat(new PortUser(root).of(8080)).isEqualTo("process 8 (tomcat)");
        assertThat(new PortUser(root).of(8081)).as("not ours to see").isNull();
        assertThat(new PortUser(root).of(8082)).isNull();
    }

    private void process(int id, String name, String socket) throws IOException {
        Path files = Files.createDirectories(root.resolve("proc/" + id + "/fd"));
        Files.createSymbolicLink(files.resolve("10"), Path.of(socket));
        for (int unreadable = 4; unreadable < 20; unreadable++) {
            if (unreadable != 10) {
                // As what is closed while it is looked at: it is no link that can be read.
                Files.writeString(files.resolve(Integer.toString(unreadable)), "");
            }
        }
        Files.writeString(root.resolve("proc/" + id + "/comm"), name + "\n");
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1, OK", "0.0.0.0, OK", "192.0.2.7, WARNING"})
    void udp_is_tried_on_the_address_that_is_used(String host, Finding.Level level) {
        assertThat(new UdpCheck(host).look().level()).isEqualTo(level);
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080, OK, localhost",
        "https://192.0.2.7, OK, 192.0.2.7",
        "http://192.0.2.7, WARNING, not https",
        "https://office.invalid, WARNING, make a DNS record for office.invalid",
        "'', OK, is not set"
    })
    void a_public_address_must_be_found_and_be_https_when_others_use_it(
            String url, Finding.Level level, String words) {
        Finding finding = new PublicUrlCheck(listening("0.0.0.0", 8080, url)).look();

        assertThat(finding.level()).isEqualTo(level);
        assertThat(finding.sentence()).contains(words);
    }

    @Test
    void a_clock_that_cannot_be_right_is_wrong() {
        InstantSource epoch = InstantSource.fixed(Instant.EPOCH);

        assertThat(new ClockCheck(null, epoch, root).look().line())
                .startsWith("WRONG: Clock: it is 1970-01-01T00:00:00Z, which cannot be");
        assertThat(new ClockCheck(null, SYSTEM, root).look().level()).isEqualTo(Finding.Level.OK);
    }

    @Test
    void a_clock_is_compared_with_that_at_the_public_address() throws IOException {
        HttpServer office = answering("");
        URI url = url(office);
        try {
            InstantSource late = InstantSource.offset(SYSTEM, Duration.ofMinutes(2));
            assertThat(clockElsewhere(url, late).line())
                    .startsWith("warning: Clock: ")
                    .containsPattern("1[12]\\d s off");
            assertThat(clockElsewhere(url, SYSTEM).line()).contains("as at " + url);
        } finally {
            office.stop(0);
        }
        assertThat(clockElsewhere(url, SYSTEM).line()).as("no answer").contains(" could not be ");
    }

    /** As if the address were not this machine's. */
    private Finding clockElsewhere(URI url, InstantSource clock) {
        return new ClockCheck(url, clock, root, _ -> false).look();
    }

    @Test
    void a_clock_is_not_compared_with_itself() throws IOException {
        HttpServer office = answering("");
        try {
            ClockCheck check = new ClockCheck(url(office), SYSTEM, root);
            assertThat(check.look().line())
                    .startsWith("ok: Clock: ")
                    .endsWith(" here, which could not be compared with another clock.");

            Path kept = Files.createDirectories(root.resolve("run/systemd/timesync"));
            Files.writeString(kept.resolve("synchronized"), "");
            assertThat(check.look().line())
                    .startsWith("ok: Clock: ")
                    .endsWith(" here, and the system keeps it by a time server.");
        } finally {
            office.stop(0);
        }
    }

    private static URI url(HttpServer server) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private static Settings.Listening listening(String host, int port, String url) {
        return Settings.read(
                        List.of(),
                        Map.of(
                                "TILEWORK_HOST", host,
                                "TILEWORK_PORT", Integer.toString(port),
                                "TILEWORK_PUBLIC_URL", url))
                .listening();
    }

    private static HttpServer answering(String text) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(HERE, 0), 1);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        server.createContext(
                "/",
                exchange -> {
                    boolean head = exchange.getRequestMethod().equals("HEAD");
                    exchange.sendResponseHeaders(200, head ? -1 : bytes.length);
                    if (!head) {
                        exchange.getResponseBody().write(bytes);
                    }
                    exchange.close();
                });
        server.start();
        return server;
    }
}
