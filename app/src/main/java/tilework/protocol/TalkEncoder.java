package tilework.protocol;

import tilework.office.MediaState;
import tilework.protocol.wire.Consent;
import tilework.protocol.wire.Media;
import tilework.protocol.wire.ServerFrame;
import tilework.protocol.wire.Talker;
import tilework.protocol.wire.Ticket;

/** Writes what one session is told of its conversation as fields of a {@link ServerFrame}. */
public final class TalkEncoder {
    private TalkEncoder() {}

    public static void talk(FrameBuffer out, Talk talk) {
        int message = out.open(ServerFrame.TALK_FIELD_NUMBER);
        out.number(tilework.protocol.wire.Talk.GROUP_FIELD_NUMBER, talk.group());
        out.number(tilework.protocol.wire.Talk.ZONE_FIELD_NUMBER, talk.zone() + 1);
        out.flag(tilework.protocol.wire.Talk.LOCKED_FIELD_NUMBER, talk.isLocked());
        out.flag(tilework.protocol.wire.Talk.AUDIO_ONLY_FIELD_NUMBER, talk.isAudioOnly());
        if (talk.screen() != null) {
            out.number(tilework.protocol.wire.Talk.SCREEN_FIELD_NUMBER, talk.screen().value());
        }
        talk.talkers().forEach(it -> talker(out, it));
        out.close(message);
    }

    private static void talker(FrameBuffer out, Talk.Talker talker) {
        int message = out.open(tilework.protocol.wire.Talk.TALKERS_FIELD_NUMBER);
        out.number(Talker.PERSON_FIELD_NUMBER, talker.person().value());
        out.number(Talker.STATE_FIELD_NUMBER, WireCodes.of(talker.state()));
        out.close(message);
    }

    /** {@code group}: whose conversation the room is for. */
    public static void ticket(FrameBuffer out, int group, String room, String url, String token) {
        int message = out.open(ServerFrame.TICKET_FIELD_NUMBER);
        out.number(Ticket.GROUP_FIELD_NUMBER, group);
        out.text(Ticket.ROOM_FIELD_NUMBER, room);
        out.text(Ticket.URL_FIELD_NUMBER, url);
        out.text(Ticket.TOKEN_FIELD_NUMBER, token);
        out.close(message);
    }

    public static void media(FrameBuffer out, MediaState state) {
        int message = out.open(ServerFrame.MEDIA_FIELD_NUMBER);
        out.number(Media.STATE_FIELD_NUMBER, WireCodes.of(state));
        out.close(message);
    }

    /** {@code people}: with how many the person always talks. */
    public static void consent(FrameBuffer out, boolean isAlways, int people) {
        int message = out.open(ServerFrame.CONSENT_FIELD_NUMBER);
        out.flag(Consent.ALWAYS_FIELD_NUMBER, isAlways);
        out.number(Consent.PEOPLE_FIELD_NUMBER, people);
        out.close(message);
    }
}
