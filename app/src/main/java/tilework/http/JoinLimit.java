package tilework.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.errorprone.annotations.concurrent.GuardedBy;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.time.Duration;
import java.util.HexFormat;
import java.util.function.LongSupplier;

/**
 * How often one address may join: a token bucket each, for the 10,000 addresses seen last.
 * Thread-safe. Who shows a token takes a smaller part of it, so that a whole office behind one
 * address comes back after a restart; this machine itself is not counted.
 */
final class JoinLimit {
    /** New guests cost as much as so many who come back. */
    private static final int GUEST_COST = 20;

    private static final int ADDRESSES = 10_000;
    private static final int IPV4_BYTES = 4;

    /** Of an address of IPv6: the part that is given to one household. */
    private static final int NETWORK_BYTES = 8;

    private static final double NANOS_PER_MINUTE = 60e9;

    private final int guestsPerMinute;
    private final ClientAddress addresses;
    private final LongSupplier nanos;
    private final Cache<String, Bucket> buckets =
            Caffeine.newBuilder()
                    .maximumSize(ADDRESSES)
                    .expireAfterAccess(Duration.ofMinutes(2))
                    .executor(Runnable::run)
                    .build();

    JoinLimit(int guestsPerMinute, ClientAddress addresses, LongSupplier nanos) {
        this.guestsPerMinute = guestsPerMinute;
        this.addresses = addresses;
        this.nanos = nanos;
    }

    boolean admits(Context context, boolean showsToken) {
        return ClientAddress.isThisMachine(context) || admits(addresses.of(context), showsToken);
    }

    boolean admits(String address, boolean showsToken) {
        long now = nanos.getAsLong();
        int most = guestsPerMinute * GUEST_COST;
        return buckets.get(block(address), it -> new Bucket(most, now))
                .take(showsToken ? 1 : GUEST_COST, most, now);
    }

    /** One household has 2^64 addresses of IPv6: they count as one. */
    private static String block(String address) {
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            int length = bytes.length == IPV4_BYTES ? IPV4_BYTES : NETWORK_BYTES;
            return HexFormat.of().formatHex(bytes, 0, length);
        } catch (IllegalArgumentException noAddress) {
            return address;
        }
    }

    private static final class Bucket {
        @GuardedBy("this")
        private double content;

        @GuardedBy("this")
        private long filledNanos;

        Bucket(int content, long nowNanos) {
            this.content = content;
            this.filledNanos = nowNanos;
        }

        synchronized boolean take(int cost, int most, long nowNanos) {
            double refill = most * ((nowNanos - filledNanos) / NANOS_PER_MINUTE);
            content = Math.min(most, content + refill);
            filledNanos = nowNanos;
            if (content < cost) {
                return false;
            }
            content -= cost;
            return true;
        }
    }
}
