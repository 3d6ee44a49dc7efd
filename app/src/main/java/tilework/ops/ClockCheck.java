package tilework.ops;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether the machine knows the time: sessions and certificates end by it.
 *
 * @param root "/", except in tests
 * @param isOurs whether an address is this machine's
 */
record ClockCheck(
        @Nullable URI publicUrl, InstantSource clock, Path root, Predicate<InetAddress> isOurs)
        implements Check {
    /** No version of this is older. */
    private static final Instant EARLIEST = Instant.parse("2026-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");
    private static final Duration TOLERANCE = Duration.ofSeconds(30);
    private static final int TIMEOUT_MILLIS = 5_000;
    private static final String MEND = ": have it set over the network (timedatectl set-ntp true).";

    /** There while systemd keeps the clock and has reached a time server since the start. */
    private static final String KEPT = "run/systemd/timesync/synchronized";

    ClockCheck(@Nullable URI publicUrl, InstantSource clock, Path root) {
        this(publicUrl, clock, root, ClockCheck::isOfThisMachine);
    }

    @Override
    public Finding look() {
        Instant now = clock.instant();
        String sentence = "Clock: it is " + now.truncatedTo(ChronoUnit.SECONDS);
        if (now.isBefore(EARLIEST) || now.isAfter(LATEST)) {
            return Finding.wrong(sentence + ", which cannot be" + MEND);
        }
        Instant there = publicUrl == null || leadsHere(publicUrl) ? null : dateAt(publicUrl);
        if (there == null) {
            return Finding.ok(sentence + " here, " + keeper());
        }
        Duration difference = Duration.between(there, clock.instant()).abs();
        return difference.compareTo(TOLERANCE) > 0
                ? Finding.warning(
                        sentence
                                + " here, "
                                + difference.toSeconds()
                                + " s off the time of "
                                + publicUrl
                                + MEND)
                : Finding.ok(sentence + ", as at " + publicUrl + ".");
    }

    private String keeper() {
        return Files.exists(root.resolve(KEPT))
                ? "and the system keeps it by a time server."
                : "which could not be compared with another clock.";
    }

    /** Whether this machine would be compared with itself. */
    private boolean leadsHere(URI url) {
        try {
            return Arrays.stream(InetAddress.getAllByName(url.getHost())).anyMatch(isOurs);
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    private static boolean isOfThisMachine(InetAddress address) {
        try {
            return address.isLoopbackAddress()
                    || address.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException unseen) {
            return false;
        }
    }

    /** What its Date header says; absent when it does not answer or says nothing. */
    private static @Nullable Instant dateAt(URI url) {
        try {
            HttpURLConnection asking =
                    (HttpURLConnection) url.resolve("/healthz").toURL().openConnection();
            asking.setConnectTimeout(TIMEOUT_MILLIS);
            asking.setReadTimeout(TIMEOUT_MILLIS);
            asking.setInstanceFollowRedirects(false);
            asking.setRequestMethod("HEAD");
            try {
                asking.getResponseCode();
                long millis = asking.getDate();
                return millis == 0 ? null : Instant.ofEpochMilli(millis);
            } finally {
                asking.disconnect();
            }
        } catch (IOException noAnswer) {
            return null;
        }
    }
}
