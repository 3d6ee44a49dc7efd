package tilework.protocol;

/** What the bytes of a client turned out to be. */
public sealed interface Decoded {
    record Good(ClientCommand command) implements Decoded {}

    /** The connection is to be closed; {@code words} say why, and nothing that the client sent. */
    record Malformed(String words) implements Decoded {}
}
