package tilework.media;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import livekit.LivekitModels.ParticipantPermission;
import livekit.LivekitModels.TrackSource;

/** What a ticket says, read without its signature. */
record Passport(JsonNode claims) {
    static Passport read(String token) {
        try {
            byte[] json = Base64.getUrlDecoder().decode(token.split("\\.", -1)[1]);
            return new Passport(new ObjectMapper().readTree(json));
        } catch (IOException noToken) {
            throw new UncheckedIOException(noToken);
        }
    }

    String identity() {
        return claims.path("sub").asText();
    }

    String room() {
        return claims.path("video").path("room").asText();
    }

    long lifeSeconds() {
        return claims.path("exp").asLong() - System.currentTimeMillis() / 1000;
    }

    boolean isExpired() {
        return lifeSeconds() < 0;
    }

    List<String> sources() {
        List<String> sources = new ArrayList<>();
        claims.path("video").path("canPublishSources").forEach(it -> sources.add(it.asText()));
        return sources;
    }

    ParticipantPermission permission() {
        JsonNode video = claims.path("video");
        return ParticipantPermission.newBuilder()
                .setCanSubscribe(video.path("canSubscribe").asBoolean())
                .setCanPublish(video.path("canPublish").asBoolean())
                .setCanPublishData(video.path("canPublishData").asBoolean())
                .addAllCanPublishSources(
                        sources().stream()
                                .map(it -> TrackSource.valueOf(it.toUpperCase(Locale.ROOT)))
                                .toList())
                .build();
    }
}
