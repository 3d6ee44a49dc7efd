package tilework.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.livekit.server.AccessToken;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Who may tell the office what happens at LiveKit. */
class WebhooksIT {
    private static final String KEY = "APIkey";
    private static final String SECRET = "s".repeat(40);
    private static final String BODY =
            "{\"event\":\"participant_joined\",\"room\":{\"name\":\"o1.near.hq-1.b-1\"},"
                    + "\"id\":\"EV_1\"}";

    private final Webhooks webhooks =
            new Webhooks(new MediaServer("http://x", "ws://x", KEY, SECRET));

    @Test
    void a_signed_event_is_taken_once() {
        assertThat(webhooks.take(BODY, signature(BODY, SECRET)))
                .isEqualTo(new Webhooks.Taken(true, "o1.near.hq-1.b-1"));
        assertThat(webhooks.take(BODY, "Bearer " + signature(BODY, SECRET)))
                .isEqualTo(new Webhooks.Taken(true, null));
    }

    @Test
    void an_event_of_somebody_else_is_refused() {
        Webhooks.Taken refused = new Webhooks.Taken(false, null);
        assertThat(webhooks.take(BODY, signature(BODY, "t".repeat(40)))).isEqualTo(refused);
        assertThat(webhooks.take(BODY + " ", signature(BODY, SECRET))).isEqualTo(refused);
        assertThat(webhooks.take(BODY, "")).isEqualTo(refused);
        assertThat(webhooks.take("no json", signature("no json", SECRET))).isEqualTo(refused);
    }

    private static String signature(String body, String secret) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(body.getBytes(StandardCharsets.UTF_8));
            AccessToken token = new AccessToken(KEY, secret);
            token.setSha256(Base64.getEncoder().encodeToString(hash));
            return token.toJwt();
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
