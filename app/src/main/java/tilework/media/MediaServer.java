package tilework.media;

/**
 * A LiveKit server.
 *
 * @param url where this office reaches it, as http://127.0.0.1:7880
 * @param publicUrl where browsers reach it: ws:// or wss://
 * @param key the name of the secret
 * @param secret signs tickets and calls
 */
public record MediaServer(String url, String publicUrl, String key, String secret) {
    @Override
    public String toString() {
        return "MediaServer[" + url + "]";
    }
}
