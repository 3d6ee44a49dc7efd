package tilework.engine.talk;

/**
 * The way of one person into one media room.
 *
 * @param room its name at the media server
 * @param url where the client finds the media server
 * @param token a secret, for use within 30 s
 */
public record MediaTicket(String room, String url, String token) {
    @Override
    public String toString() {
        return "MediaTicket[room=" + room + "]";
    }
}
