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
            assertThat(new CertificateCheck(url, SYSTEM).look().line())
                    .startsWith("WRONG: TLS: ")
                    .contains("nobody they trust has signed");
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
        URI url;
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            url = url(server);
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
        assertThat(new CertificateCheck(url, SYSTEM).look().line())
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

    /** With a key and the certificate of a name. */
    private KeyStore keys(String name, int days) throws Exception {
        Path file = folder.resolve(name + ".p12");
        Process keytool =
                new ProcessBuilder(
                                Path.of(
                                                String.valueOf(System.getProperty("java.home")),
                                                "bin",
                                                "keytool")
                                        .toString(),
                                "-genkeypair",
                                "-alias",
                                "office",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=" + name,
                                "-ext",
                                "san=dns:" + name,
                                "-validity",
                                Integer.toString(days),
                                "-storetype",
                                "PKCS12",
                                "-storepass",
                                String.valueOf(PASSWORD),
                                "-keystore",
                                file.toString())
                        .inheritIO()
                        .start();
        assertThat(keytool.waitFor(60, TimeUnit.SECONDS)).isTrue();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stored = Files.newInputStream(file)) {
            keys.load(stored, PASSWORD);
        }
        return keys;
    }

    /** Shows the certificate of a name, and trusts it. */
    private SSLContext tls(String name, int days) throws Exception {
        KeyStore keys = keys(name, days);
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("office", requireNonNull(keys.getCertificate("office")));
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
