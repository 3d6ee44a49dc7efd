package tilework.ops;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import tilework.config.Settings;

/** Whether the address that people are told leads anywhere, and keeps what they send private. */
record PublicUrlCheck(Settings.Listening listening) implements Check {
    @Override
    public Finding look() {
        URI url = listening.publicUrl();
        if (url == null) {
            return Finding.ok(
                    "Public address: TILEWORK_PUBLIC_URL is not set, so people come to this machine"
                            + " and port; set it when a proxy is in front.");
        }
        String sentence = "Public address: " + url;
        try {
            InetAddress[] addresses = InetAddress.getAllByName(url.getHost());
            boolean onlyHere = Arrays.stream(addresses).allMatch(InetAddress::isLoopbackAddress);
            return onlyHere || "https".equals(url.getScheme())
                    ? Finding.ok(sentence + " is " + addresses[0].getHostAddress() + ".")
                    : Finding.warning(
                            sentence
                                    + " is not https, so anybody on the way can read it, and browsers"
                                    + " will allow no microphone: put a proxy with TLS in front"
                                    + " (README.md).");
        } catch (UnknownHostException unknown) {
            return Finding.warning(
                    sentence
                            + " has a name that this machine cannot find: make a DNS record for "
                            + url.getHost()
                            + ", or mend TILEWORK_PUBLIC_URL.");
        }
    }
}
