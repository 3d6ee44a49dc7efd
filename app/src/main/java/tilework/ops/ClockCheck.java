package tilework.ops;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Whether the machine knows the time: sessions and certificates end by it. */
record ClockCheck(@Nullable URI publicUrl, InstantSource clock) implements Check {
    /** No version of this is older. */
    private static final Instant EARLIEST = Instant.parse("2026-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");
    private static final Duration TOLERANCE = Duration.ofSeconds(30);
    private static final int TIMEOUT_MILLIS = 5_000;
    private static final String MEND = ": have it set over the network (timedatectl set-ntp true).";

    @Override
    public Finding look() {
        Instant now = clock.instant();
        String sentence = "Clock: it is " + now.truncatedTo(ChronoUnit.SECONDS);
        if (now.isBefore(EARLIEST) || now.isAfter(LATEST)) {
            return Finding.wrong(sentence + ", which cannot be" + MEND);
        }
        Instant there = publicUrl == null ? null : dateAt(publicUrl);
        if (there == null) {
            return Finding.ok(sentence + " here.");
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
