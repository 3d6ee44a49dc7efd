package tilework.store;

/** Whether what is kept can be written now, and a sentence that says so or why not. */
public record StoreHealth(boolean up, String sentence) {
    static final StoreHealth UP = new StoreHealth(true, "The database is written.");
}
