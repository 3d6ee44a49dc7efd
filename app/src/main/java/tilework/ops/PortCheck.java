package tilework.ops;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tilework.config.Settings;

/** Whether the office can have its TCP port, and who has it when not. */
record PortCheck(Settings.Listening listening, PortUser users) implements Check {
    private static final int TIMEOUT_MILLIS = 2_000;
    private static final int ANSWER_BYTES = 200;

    @Override
    public Finding look() {
        if (listening.port() == 0) {
            return Finding.ok("TCP port: TILEWORK_PORT is 0, so the office takes a free one.");
        }
        String where = "TCP port: " + listening.host() + " port " + listening.port();
        try (ServerSocket free =
                new ServerSocket(listening.port(), 1, InetAddress.getByName(listening.host()))) {
            return Finding.ok(where + " is free (" + free.getLocalSocketAddress() + ").");
        } catch (IOException refused) {
            return notFree(where, String.valueOf(refused.getMessage()));
        }
    }

    private Finding notFree(String where, String reason) {
        if (isAnOffice()) {
            return Finding.ok(where + " is used by an office that is open now" + by() + ".");
        }
        if (reason.contains("in use")) {
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
                        + "): TILEWORK_HOST must be an address of this machine, and a TILEWORK_PORT"
                        + " below 1024 needs rights that the office should not have.");
    }

    private String by() {
        @Nullable String user = users.of(listening.port());
        return user == null ? "" : ", " + user;
    }

    /** By its answer to /healthz. */
    private boolean isAnOffice() {
        try {
            HttpURLConnection asking =
                    (HttpURLConnection)
                            URI.create(
                                            "http://"
                                                    + askedHost()
                                                    + ":"
                                                    + listening.port()
                                                    + "/healthz")
                                    .toURL()
                                    .openConnection();
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

    private String askedHost() throws IOException {
        InetAddress address = InetAddress.getByName(listening.host());
        String host =
                address.isAnyLocalAddress()
                        ? InetAddress.getLoopbackAddress().getHostAddress()
                        : address.getHostAddress();
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
