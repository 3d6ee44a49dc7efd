package tilework.media;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import livekit.LivekitModels.ParticipantPermission;
import livekit.LivekitModels.TrackSource;
import tilework.engine.talk.DesiredRoom;
import tilework.world.avatar.PersonId;

/**
 * What a member of a room may publish. Everybody may listen; nobody may send data, which goes over
 * the office's own socket.
 */
record Rights(List<TrackSource> sources) {
    Rights {
        sources = List.copyOf(sources);
    }

    static Rights of(DesiredRoom room, PersonId member) {
        List<TrackSource> sources = new ArrayList<>();
        sources.add(TrackSource.MICROPHONE);
        if (!room.isAudioOnly()) {
            sources.add(TrackSource.CAMERA);
            if (member.equals(room.screen())) {
                sources.add(TrackSource.SCREEN_SHARE);
                sources.add(TrackSource.SCREEN_SHARE_AUDIO);
            }
        }
        return new Rights(sources);
    }

    /** As tickets name them. */
    List<String> names() {
        return sources.stream().map(it -> it.name().toLowerCase(Locale.ROOT)).toList();
    }

    /** The full set: LiveKit replaces all that was allowed before. */
    ParticipantPermission permission() {
        return ParticipantPermission.newBuilder()
                .setCanSubscribe(true)
                .setCanPublish(true)
                .addAllCanPublishSources(sources)
                .build();
    }

    boolean are(ParticipantPermission held) {
        Set<TrackSource> may = EnumSet.noneOf(TrackSource.class);
        may.addAll(held.getCanPublishSourcesList());
        return may.equals(EnumSet.copyOf(sources))
                && held.getCanSubscribe()
                && held.getCanPublish()
                && !held.getCanPublishData()
                && !held.getHidden();
    }
}
