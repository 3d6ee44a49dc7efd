package tilework.ops;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Whether a UDP packet of this machine comes to itself on the address that the office uses. What a
 * firewall on the way to others does cannot be seen from here.
 */
record UdpCheck(String host) implements Check {
    private static final int TIMEOUT_MILLIS = 1_000;
    private static final byte[] PACKET = "tilework doctor".getBytes(StandardCharsets.US_ASCII);

    @Override
    public Finding look() {
        try {
            InetAddress address = used(InetAddress.getByName(host));
            return comesToItself(address)
                    ? Finding.ok("UDP: packets pass on " + address.getHostAddress() + ".")
                    : blocked("a packet on " + address.getHostAddress() + " did not arrive");
        } catch (IOException refused) {
            return blocked(String.valueOf(refused.getMessage()));
        }
    }

    private static Finding blocked(String reason) {
        return Finding.warning(
                "UDP: "
                        + reason
                        + "; people walk without it, but sound and video will need it: let UDP"
                        + " through the firewall of this machine.");
    }

    private static boolean comesToItself(InetAddress address) throws IOException {
        try (DatagramSocket in = new DatagramSocket(new InetSocketAddress(address, 0));
                DatagramSocket out = new DatagramSocket(new InetSocketAddress(address, 0))) {
            in.setSoTimeout(TIMEOUT_MILLIS);
            out.send(new DatagramPacket(PACKET, PACKET.length, in.getLocalSocketAddress()));
            DatagramPacket arrived = new DatagramPacket(new byte[PACKET.length], PACKET.length);
            in.receive(arrived);
            return Arrays.equals(arrived.getData(), PACKET);
        } catch (SocketTimeoutException lost) {
            return false;
        }
    }

    /** For all addresses: the first one that others could reach, else this machine's own. */
    private static InetAddress used(InetAddress said) throws IOException {
        if (!said.isAnyLocalAddress()) {
            return said;
        }
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(it -> !it.isLoopbackAddress() && !it.isLinkLocalAddress())
                .findFirst()
                .orElse(InetAddress.getLoopbackAddress());
    }
}
