package tilework.ops;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/** Whether browsers will trust the certificate at the public address, and for how long. */
record CertificateCheck(@Nullable URI publicUrl, InstantSource clock, SSLSocketFactory sockets)
        implements Check {
    private static final int TIMEOUT_MILLIS = 5_000;
    private static final int HTTPS_PORT = 443;
    private static final long FEW_DAYS = 14;
    private static final String EXPIRED =
            "its certificate has expired; see the log of the proxy that renews it.";

    CertificateCheck(@Nullable URI publicUrl, InstantSource clock) {
        this(publicUrl, clock, (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    @Override
    public Finding look() {
        if (publicUrl == null || !"https".equals(publicUrl.getScheme())) {
            return Finding.ok("TLS: TILEWORK_PUBLIC_URL does not use it.");
        }
        String host = String.valueOf(publicUrl.getHost());
        int port = publicUrl.getPort() < 0 ? HTTPS_PORT : publicUrl.getPort();
        try (Socket plain = new Socket()) {
            plain.connect(new InetSocketAddress(host, port), TIMEOUT_MILLIS);
            plain.setSoTimeout(TIMEOUT_MILLIS);
            return finding(certificate(plain, host, port));
        } catch (SSLException untrusted) {
            return notTrusted(untrusted);
        } catch (IOException | IllegalArgumentException unreachable) {
            return Finding.warning(
                    "TLS: "
                            + publicUrl
                            + " is not reachable from here ("
                            + said(unreachable)
                            + "): see that the proxy runs and port "
                            + port
                            + " is open; some routers let no machine reach its own public address.");
        }
    }

    private Finding refused(String reason) {
        return Finding.wrong("TLS: browsers will refuse " + publicUrl + ": " + reason);
    }

    private static String said(Exception unreachable) {
        return unreachable instanceof SocketTimeoutException
                ? "no answer in " + TIMEOUT_MILLIS / 1_000 + " s"
                : unreachable.getClass().getSimpleName() + ": " + unreachable.getMessage();
    }

    private X509Certificate certificate(Socket plain, String host, int port) throws IOException {
        try (SSLSocket socket = (SSLSocket) sockets.createSocket(plain, host, port, true)) {
            SSLParameters parameters = socket.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            socket.setSSLParameters(parameters);
            socket.startHandshake();
            return (X509Certificate) socket.getSession().getPeerCertificates()[0];
        }
    }

    private Finding finding(X509Certificate certificate) {
        Instant now = clock.instant();
        Instant end = certificate.getNotAfter().toInstant();
        if (now.isAfter(end)) {
            return refused(EXPIRED);
        }
        if (now.isBefore(certificate.getNotBefore().toInstant())) {
            return refused(notYet());
        }
        long days = Duration.between(now, end).toDays();
        String sentence = "TLS: the certificate of " + publicUrl + " is good for " + days + " days";
        return days < FEW_DAYS
                ? Finding.warning(
                        sentence + ": it should have been renewed; see the log of the proxy.")
                : Finding.ok(sentence + ".");
    }

    private Finding notTrusted(SSLException untrusted) {
        for (Throwable cause = untrusted; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage());
            if (cause instanceof CertificateExpiredException) {
                return refused(EXPIRED);
            }
            if (cause instanceof CertificateNotYetValidException) {
                return refused(notYet());
            }
            if (message.startsWith("No subject alternative") || message.startsWith("No name")) {
                return refused(
                        "its certificate is for another name; have the proxy get one for this"
                                + " name.");
            }
            if (message.contains("unable to find valid certification path")) {
                return signedBySomebodyUnknown();
            }
        }
        return refused(untrusted.getMessage() + "; see that a proxy with TLS answers there.");
    }

    private String notYet() {
        return "its certificate is not valid yet: by the clock of this machine it is "
                + clock.instant().truncatedTo(ChronoUnit.SECONDS)
                + "; set the clock when it is slow (timedatectl set-ntp true), else have the proxy"
                + " get another one.";
    }

    /** What browsers trust cannot be seen from here: a company puts its own CA into theirs. */
    private Finding signedBySomebodyUnknown() {
        return Finding.warning(
                "TLS: the certificate of "
                        + publicUrl
                        + " is not signed by anybody whom this Java trusts, so no more could be seen"
                        + " of it: all is well when the browsers of your people know your own CA;"
                        + " else they will refuse it, and the proxy must send the whole chain, or"
                        + " get one from Let's Encrypt, as Caddy does by itself.");
    }
}
