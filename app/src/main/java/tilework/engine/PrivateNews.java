package tilework.engine;

import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.engine.talk.MediaTicket;
import tilework.office.MediaState;
import tilework.protocol.FrameBuffer;
import tilework.protocol.Talk;
import tilework.protocol.TalkEncoder;

/** What one client is to be told of its conversation: of each kind the newest, so it is bounded. */
@ThreadConfined("tick")
final class PrivateNews {
    /** As on the wire. */
    record ToldConsent(boolean isAlways, int people) {}

    private record ToldTicket(int group, MediaTicket ticket) {}

    @Nullable Talk talk;
    @Nullable MediaState media;
    @Nullable ToldConsent consent;
    private @Nullable ToldTicket ticket;

    void ticket(int group, MediaTicket newest) {
        ticket = new ToldTicket(group, newest);
    }

    boolean isEmpty() {
        return talk == null && media == null && consent == null && ticket == null;
    }

    void append(FrameBuffer out) {
        if (talk != null) {
            TalkEncoder.talk(out, talk);
        }
        if (media != null) {
            TalkEncoder.media(out, media);
        }
        if (consent != null) {
            TalkEncoder.consent(out, consent.isAlways(), consent.people());
        }
        if (ticket != null) {
            MediaTicket way = ticket.ticket();
            TalkEncoder.ticket(out, ticket.group(), way.room(), way.url(), way.token());
        }
    }

    void clear() {
        talk = null;
        media = null;
        consent = null;
        ticket = null;
    }
}
