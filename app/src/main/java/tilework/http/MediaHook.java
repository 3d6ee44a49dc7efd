package tilework.http;

/** Who is told what the media server calls out. Safe from any thread; returns at once. */
public interface MediaHook {
    /**
     * Answers whether the call is genuine.
     *
     * @param body exactly as it came
     * @param authorization the header, empty for none
     */
    boolean take(String body, String authorization);
}
