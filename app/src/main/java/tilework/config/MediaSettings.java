package tilework.config;

/** What carries sound and video. */
public sealed interface MediaSettings {
    /** Nothing does. */
    record Off() implements MediaSettings {}

    /** A LiveKit of our own, for people at this machine. */
    record Own() implements MediaSettings {}

    /**
     * A LiveKit that somebody else runs.
     *
     * @param url where this server reaches it: http:// or https://, host and port
     * @param publicUrl where browsers do: ws:// or wss://
     */
    record Elsewhere(String url, String publicUrl, String key, String secret)
            implements MediaSettings {
        @Override
        public String toString() {
            return "Elsewhere[" + url + "]";
        }
    }

    /** {@code keyAndSecret}: as key:secret; {@code publicUrl}: empty for the same host and port. */
    static Elsewhere elsewhere(String url, String keyAndSecret, String publicUrl) {
        int colon = keyAndSecret.indexOf(':');
        return new Elsewhere(
                url,
                publicUrl.isEmpty() ? url.replaceFirst("^http", "ws") : publicUrl,
                keyAndSecret.substring(0, Math.max(0, colon)),
                keyAndSecret.substring(colon + 1));
    }
}
