package tilework.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import io.livekit.server.RoomServiceClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilework.media.LiveKitProgram;
import tilework.watch.Eventually;

/** An office with a LiveKit of its own, where there is one to run. */
class OwnLiveKitIT {
    @TempDir private Path data = Path.of("");

    @Test
    void it_comes_up_beside_the_office_and_tells_it_what_happens() throws Exception {
        LiveKitProgram.orSkip();
        try (RunningOffice office = new RunningOffice(data, Map.of("TILEWORK_LIVEKIT_URL", ""))) {
            Eventually.holds(
                    "media is up",
                    () -> office.get("/readyz").body().contains("\"media\":{\"state\":\"up\""));
            RoomServiceClient liveKit = client();
            liveKit.createRoom("somebody-elses").execute();
            Eventually.holds(
                    "a webhook is believed",
                    () ->
                            office.get("/metrics")
                                    .body()
                                    .contains("tilework_media_webhooks_total 1.0"));
            assertThat(office.get("/").headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("connect-src 'self' ws://127.0.0.1:");
        }
        assertThat(data.resolve("livekit/livekit.pid")).doesNotExist();
    }

    @Test
    void nobody_else_may_tell_the_office_what_happens() throws Exception {
        try (RunningOffice office = new RunningOffice(data)) {
            assertThat(office.post("/api/livekit", "{}").statusCode()).isEqualTo(401);
            assertThat(office.get("/readyz").body()).contains("\"media\":{\"state\":\"off\"");
        }
    }

    private RoomServiceClient client() throws Exception {
        String configuration = Files.readString(data.resolve("livekit/livekit.yaml"));
        Matcher port = find("port: (\\d+)", configuration);
        Matcher keys = find("keys: \\{(\\w+): (\\w+)}", configuration);
        return RoomServiceClient.createClient(
                "http://127.0.0.1:" + port.group(1),
                String.valueOf(keys.group(1)),
                String.valueOf(keys.group(2)));
    }

    private static Matcher find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher;
    }
}
