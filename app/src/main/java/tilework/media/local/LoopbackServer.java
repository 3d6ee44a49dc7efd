package tilework.media.local;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import tilework.media.MediaServer;

/**
 * Where a LiveKit of our own listens, and its key: free ports of this machine, and a secret of this
 * start of the office.
 */
record LoopbackServer(int port, int udpPort, String key, String secret) {
    private static final int KEY_BYTES = 6;
    private static final int SECRET_BYTES = 32;

    /** {@code chance}: a cryptographic source. */
    static LoopbackServer onFreePorts(RandomGenerator chance) throws IOException {
        InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (ServerSocket tcp = new ServerSocket();
                DatagramSocket udp = new DatagramSocket(any)) {
            tcp.setReuseAddress(true);
            tcp.bind(any);
            return new LoopbackServer(
                    tcp.getLocalPort(),
                    udp.getLocalPort(),
                    "API" + hex(chance, KEY_BYTES),
                    hex(chance, SECRET_BYTES));
        }
    }

    private static String hex(RandomGenerator chance, int length) {
        byte[] bytes = new byte[length];
        chance.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    MediaServer asSeen() {
        String place = "127.0.0.1:" + port;
        return new MediaServer("http://" + place, "ws://" + place, key, secret);
    }

    /**
     * The configuration. Bound to this machine alone: without the last lines of {@code rtc} UDP
     * would be bound on every interface, as TCP for media is whatever is said, so there is none.
     *
     * @param webhookUrl where this office hears of what happens
     */
    String configuration(String webhookUrl) {
        return """
        port: %d
        bind_addresses: ["127.0.0.1"]
        rtc:
          udp_port: %d
          tcp_port: 0
          node_ip: 127.0.0.1
          enable_loopback_candidate: true
          interfaces: {includes: [lo]}
          ips: {includes: [127.0.0.1/32]}
        room: {auto_create: false, empty_timeout: 30, departure_timeout: 5}
        api: {enable_psrpc_for_get_list_participants: true}
        limit: {subscription_limit_video: 8}
        logging: {level: warn, json: false}
        keys: {%s: %s}
        webhook: {api_key: %s, urls: ["%s"]}
        """
                .formatted(port, udpPort, key, secret, key, webhookUrl);
    }

    @Override
    public String toString() {
        return "LoopbackServer[" + port + ", " + udpPort + "]";
    }
}
