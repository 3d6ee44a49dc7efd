package tilework.ops;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tilework.config.Settings;

/** Whether the office can have its TCP port, and who has it when not. */
record PortCheck(Settings.Listening listening, PortUser users) implements Check {
    private static final int TIMEOUT_MILLIS = 2_000;
    private static final int ANSWER_BYTES = 200;

    /** Whoever is refused a port from this one on was not refused it for want of rights. */
    private static final int FIRST_FREE_FOR_ALL = 1024;

    @Override
    public Finding look() {
        String where = "TCP port: " + listening.host() + " port " + listening.port();
        try {
            InetAddress host = InetAddress.getByName(listening.host());
            new ServerSocket(0, 1, host).close();
            return listening.port() == 0
                    ? Finding.ok("TCP port: TILEWORK_PORT is 0, so the office takes a free one.")
                    : onThisMachine(host, where);
        } catch (IOException notHere) {
            return Finding.wrong(
                    where
                            + " cannot be had ("
                            + notHere.getMessage()
                            + "): TILEWORK_HOST must be an address of this machine.");
        }
    }

    private Finding onThisMachine(InetAddress host, String where) {
        try (ServerSocket free = new ServerSocket(listening.port(), 1, host)) {
            return Finding.ok(where + " is free (" + free.getLocalSocketAddress() + ").");
        } catch (IOException refused) {
            return notFree(asked(host), where, String.valueOf(refused.getMessage()));
        }
    }

    /** The words of {@code reason} depend on the language of the system: they are only shown. */
    private Finding notFree(InetAddress there, String where, String reason) {
        if (isAnOffice(there)) {
            return Finding.ok(where + " is used by an office that is open now" + by() + ".");
        }
        if (listening.port() >= FIRST_FREE_FOR_ALL || answers(there)) {
            return Finding.wrong(
                    where
                            + " is in use"
                            + by()
                            + ": end that, or set TILEWORK_PORT to another one.");
        }
        return Finding.wrong(
                where
                        + " cannot be had ("
                        + reason
                        + "): a TILEWORK_PORT below 1024 needs rights that the office should not"
                        + " have.");
    }

    private String by() {
        @Nullable String user = users.of(listening.port());
        return user == null ? "" : ", " + user;
    }

    private static InetAddress asked(InetAddress host) {
        return host.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : host;
    }

    private boolean answers(InetAddress there) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(there, listening.port()), TIMEOUT_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }

    /** By its answer to /healthz. */
    private boolean isAnOffice(InetAddress there) {
        try {
            HttpURLConnection asking = (HttpURLConnection) healthOf(there).toURL().openConnection();
            asking.setConnectTimeout(TIMEOUT_MILLIS);
            asking.setReadTimeout(TIMEOUT_MILLIS);
            try (InputStream answer = asking.getInputStream()) {
                String text = new String(answer.readNBytes(ANSWER_BYTES), StandardCharsets.UTF_8);
                return text.equals("{\"status\":\"alive\"}");
            } finally {
                asking.disconnect();
            }
        } catch (IOException | IllegalArgumentException noAnswer) {
            return false;
        }
    }

    private URI healthOf(InetAddress there) {
        String host = there.getHostAddress();
        String written = host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + written + ":" + listening.port() + "/healthz");
    }
}
