package tilework.office;

/** What is kept cannot be read or written now; the message says why, in a sentence. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public StoreException(String sentence) {
        super(sentence);
    }
}
