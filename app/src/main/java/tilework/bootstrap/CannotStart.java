package tilework.bootstrap;

/** The office cannot be opened; the message says why and what to do. */
public final class CannotStart extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CannotStart(String sentence) {
        super(sentence);
    }

    CannotStart(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
