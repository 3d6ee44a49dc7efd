package tilework.http;

/** How the parts of the office are, for /readyz. Each with a sentence. */
public record Readiness(Part store, Part worlds, Part media) {
    /** {@code state}: up, starting, down or off. */
    public record Part(String state, String sentence) {}

    boolean canServe() {
        return worlds.state().equals("up");
    }
}
