package tilework.ops;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates as real servers show them. */
class CertificateCheckIT {
    private static final char[] PASSWORD = "password".toCharArray();
    private static final InstantSource SYSTEM = InstantSource.system();

    @TempDir private Path folder = Path.of("");

    @Test
    void a_certificate_is_good_for_its_days_then_to_be_renewed_and_then_refused() throws Exception {
        SSLContext tls = tls("localhost", 30);
        try (ServerSocket server = serve(tls)) {
            URI url = url(server);
            assertThat(check(url, 0, tls).line())
                    .isEqualTo("ok: TLS: the certificate of " + url + " is good for 29 days.");
            assertThat(check(url, 20, tls).line())
                    .startsWith("warning: TLS: ")
                    .contains("good for 9 days");
            assertThat(check(url, 31, tls).line()).startsWith("WRONG: TLS: ").contains("expired");
            assertThat(check(url, -1, tls).line())
                    .startsWith("WRONG: TLS: ")
                    .contains("not valid yet", "the clock of this machine");
        }
    }

    @Test
    void a_certificate_of_a_companys_own_ca_is_a_warning() throws Exception {
        try (ServerSocket server = serve(tls("localhost", 30))) {
            assertThat(new CertificateCheck(url(server), SYSTEM).look().line())
                    .startsWith("warning: TLS: ")
                    .contains("not signed by anybody whom this Java trusts", "your own CA");
        }
    }

    @Test
    void a_certificate_that_a_ca_has_signed_for_other_days_is_wrong() throws Exception {
        SSLContext coming = tls(new Shown("localhost", "+10d", 30));
        try (ServerSocket server = serve(coming)) {
            assertThat(check(url(server), 0, coming).line())
                    .startsWith("WRONG: TLS: ")
                    .contains("not valid yet", "the clock of this machine");
        }
        SSLContext gone = tls(new Shown("localhost", "-40d", 30));
        try (ServerSocket server = serve(gone)) {
            assertThat(check(url(server), 0, gone).line())
                    .startsWith("WRONG: TLS: ")
                    .contains("expired");
        }
    }

    @Test
    void a_certificate_for_another_name_is_wrong() throws Exception {
        SSLContext tls = tls("elsewhere.example", 30);
        try (ServerSocket server = serve(tls)) {
            assertThat(check(url(server), 0, tls).line())
                    .startsWith("WRONG: TLS: ")
                    .contains("another name");
        }
    }

    @Test
    void a_port_without_tls_is_wrong_and_one_without_anybody_is_a_warning() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            URI url = url(server);
            answer(
                    server,
                    socket ->
                            socket.getOutputStream()
                                    .write(
                                            "HTTP/1.1 400 Bad\r\n\r\n"
                                                    .getBytes(StandardCharsets.US_ASCII)));
            assertThat(new CertificateCheck(url, SYSTEM).look().line())
                    .startsWith("WRONG: TLS: ")
                    .contains("see that a proxy with TLS answers there");
        }
        // A port that was just freed may be taken again by somebody else; this one is nobody's.
        URI nobody = URI.create("https://localhost:1");
        assertThat(new CertificateCheck(nobody, SYSTEM).look().line())
                .startsWith("warning: TLS: ")
                .contains("not reachable from here");
    }

    @Test
    void an_office_without_tls_has_nothing_to_check() {
        URI plain = URI.create("http://office.example");

        assertThat(new CertificateCheck(plain, SYSTEM).look().level()).isEqualTo(Finding.Level.OK);
        assertThat(new CertificateCheck(null, SYSTEM).look().level()).isEqualTo(Finding.Level.OK);
    }

    private static Finding check(URI url, long daysLater, SSLContext trusting) {
        InstantSource clock = InstantSource.offset(SYSTEM, Duration.ofDays(daysLater));
        return new CertificateCheck(url, clock, trusting.getSocketFactory()).look();
    }

    private static URI url(ServerSocket server) {
        return URI.create("https://localhost:" + server.getLocalPort());
    }

    /** A certificate that a server shows; {@code start}: as "+10d". */
    private record Shown(String name, String start, int days) {}

    private SSLContext tls(String name, int days) throws Exception {
        return tls(new Shown(name, "-0d", days));
    }

    /** Shows a certificate, and trusts the CA that has signed it. */
    private SSLContext tls(Shown shown) throws Exception {
        KeyStore keys = keys(shown);
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("ca", requireNonNull(keys.getCertificate("ca")));
        keys.deleteEntry("ca");
        KeyManagerFactory showing =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        showing.init(keys, PASSWORD);
        TrustManagerFactory trusting =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusting.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(showing.getKeyManagers(), trusting.getTrustManagers(), null);
        return context;
    }

    /** With the keys and certificates of a CA and, signed by it, of a server. */
    private KeyStore keys(Shown shown) throws Exception {
        Path file = folder.resolve(shown.name() + shown.start() + ".p12");
        keytool(file, "-alias ca -dname CN=ca -ext bc:c -startdate -90d -validity 900");
        keytool(
                file,
                "-alias office -signer ca -dname CN=%1$s -ext san=dns:%1$s -startdate %2$s -validity %3$d"
                        .formatted(shown.name(), shown.start(), shown.days()));
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stored = Files.newInputStream(file)) {
            keys.load(stored, PASSWORD);
        }
        return keys;
    }

    private static void keytool(Path file, String options) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(
                Path.of(String.valueOf(System.getProperty("java.home")), "bin", "keytool")
                        .toString());
        command.addAll(List.of("-genkeypair", "-keyalg", "EC", "-storetype", "PKCS12"));
        command.addAll(List.of("-storepass", String.valueOf(PASSWORD)));
        command.addAll(List.of("-keystore", file.toString()));
        command.addAll(List.of(options.split(" ", -1)));
        Process keytool = new ProcessBuilder(command).inheritIO().start();
        assertThat(keytool.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(keytool.exitValue()).isZero();
    }

    private static ServerSocket serve(SSLContext tls) throws IOException {
        ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        SSLSocketFactory sockets = tls.getSocketFactory();
        answer(
                server,
                plain -> {
                    try (SSLSocket socket = (SSLSocket) sockets.createSocket(plain, null, true)) {
                        socket.startHandshake();
                        socket.getInputStream().read();
                    }
                });
        return server;
    }

    private interface Answer {
        void to(Socket socket) throws IOException;
    }

    /** Until the server is closed. */
    private static void answer(ServerSocket server, Answer answer) {
        Thread.ofVirtual()
                .start(() -> {
                    while (!server.isClosed()) {
                        try (Socket socket = server.accept()) {
                            answer.to(socket);
                        } catch (IOException refusedOrClosed) {
                            // The test sees what the client makes of it.
                        }
                    }
                });
    }
}
