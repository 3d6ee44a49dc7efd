package tilework.bench.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class UpgradeTest {
    private final Upgrade upgrade =
            new Upgrade(URI.create("http://localhost:8080/ws"), "secret", new SplittableRandom(1));

    @Test
    void the_request_offers_the_protocol_and_the_token() {
        assertThat(new String(upgrade.request(), StandardCharsets.US_ASCII))
                .startsWith("GET /ws HTTP/1.1\r\nHost: localhost:8080\r\n")
                .contains("Sec-WebSocket-Protocol: tilework.v1, tilework.token.secret\r\n")
                .endsWith("\r\n\r\n");
    }

    @Test
    void a_refused_upgrade_is_told_with_its_status() {
        assertThat(upgrade.faultOf("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0"))
                .isEqualTo("the upgrade was answered HTTP/1.1 401 Unauthorized");
    }

    @Test
    void an_answer_with_the_wrong_key_is_a_fault() {
        assertThat(
                        upgrade.faultOf(
                                "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: nonsense"))
                .contains("wrong key");
    }
}
