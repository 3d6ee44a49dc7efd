package tilework.media;

import io.livekit.server.WebhookReceiver;
import java.util.LinkedHashMap;
import java.util.Map;
import livekit.LivekitWebhook.WebhookEvent;
import org.jspecify.annotations.Nullable;

/**
 * What LiveKit calls out, checked: signed with our secret, and each event once, since nothing in
 * the signature keeps it from being sent again. Safe from any thread.
 */
final class Webhooks {
    private static final int REMEMBERED = 1000;
    private static final String BEARER = "Bearer ";

    private final WebhookReceiver receiver;
    private final Map<String, Boolean> known = new Remembered();

    Webhooks(MediaServer server) {
        receiver = new WebhookReceiver(server.key(), server.secret());
    }

    /** What came of it. {@code room}: the room it is about, when there is something to do. */
    record Taken(boolean isGenuine, @Nullable String room) {}

    /**
     * @param body exactly as it came
     * @param authorization the header
     */
    Taken take(String body, String authorization) {
        String token =
                authorization.startsWith(BEARER)
                        ? authorization.substring(BEARER.length())
                        : authorization;
        WebhookEvent event;
        try {
            event = receiver.receive(body, token);
        } catch (Exception refused) { // The library throws checked ones undeclared.
            return new Taken(false, null);
        }
        boolean isNews = !event.getId().isEmpty() && remember(event.getId());
        String room = event.getRoom().getName();
        return new Taken(true, isNews && !room.isEmpty() ? room : null);
    }

    private boolean remember(String id) {
        synchronized (known) {
            return known.putIfAbsent(id, true) == null;
        }
    }

    private static final class Remembered extends LinkedHashMap<String, Boolean> {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > REMEMBERED;
        }
    }
}
