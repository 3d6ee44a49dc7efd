package tilework.http;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.config.Network;

/** Finds out from where a request really comes. */
final class ClientAddress {
    private static final List<Network> THIS_MACHINE =
            List.of(Network.parse("127.0.0.0/8"), Network.parse("::1"));

    private final List<Network> trustedProxies;

    ClientAddress(List<Network> trustedProxies) {
        this.trustedProxies = trustedProxies;
    }

    /**
     * The address of the client: the last one in X-Forwarded-For that is no proxy of ours, if a
     * proxy of ours says it; else that of the connection.
     */
    String of(Context context) {
        String remote = context.req().getRemoteAddr();
        List<String> forwarded = Collections.list(context.req().getHeaders("X-Forwarded-For"));
        return of(remote, forwarded);
    }

    /** {@code forwarded}: the lines of the header, which together are one list. */
    String of(String remote, List<String> forwarded) {
        if (forwarded.isEmpty() || !isIn(trustedProxies, remote)) {
            return remote;
        }
        String[] hops = String.join(",", forwarded).split(",", -1);
        for (int i = hops.length - 1; i >= 0; i--) {
            String hop = hops[i].strip();
            if (!isIn(trustedProxies, hop)) {
                return hop;
            }
        }
        return remote;
    }

    /** Whether the request comes from this machine itself, not by way of a proxy on it. */
    static boolean isThisMachine(Context context) {
        return context.header("X-Forwarded-For") == null
                && context.header("Forwarded") == null
                && isThisMachine(context.req().getRemoteAddr());
    }

    private static boolean isThisMachine(@Nullable String address) {
        return address != null && isIn(THIS_MACHINE, address);
    }

    private static boolean isIn(List<Network> networks, String address) {
        String digits = address.startsWith("[") ? address.replaceAll("[\\[\\]]", "") : address;
        return networks.stream().anyMatch(it -> it.contains(digits));
    }
}
