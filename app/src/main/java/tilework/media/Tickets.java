package tilework.media;

import io.livekit.server.AccessToken;
import io.livekit.server.CanPublish;
import io.livekit.server.CanPublishData;
import io.livekit.server.CanPublishSources;
import io.livekit.server.CanSubscribe;
import io.livekit.server.RoomJoin;
import io.livekit.server.RoomName;
import java.time.Duration;
import tilework.engine.talk.MediaTicket;
import tilework.world.avatar.PersonId;

/** Makes tickets: one person, one room, a short time. */
record Tickets(MediaServer server) {
    static final Duration LIFE = Duration.ofSeconds(30);

    MediaTicket ticket(String room, PersonId person, Rights rights) {
        AccessToken token = new AccessToken(server.key(), server.secret());
        token.setIdentity(Identity.of(person));
        // The library counts in milliseconds, and knows no other unit.
        token.setTtl(LIFE.toMillis());
        token.addGrants(
                new RoomJoin(true),
                new RoomName(room),
                new CanSubscribe(true),
                new CanPublish(true),
                new CanPublishSources(rights.names()),
                new CanPublishData(false));
        return new MediaTicket(room, server.publicUrl(), token.toJwt());
    }
}
