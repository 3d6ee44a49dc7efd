package tilework.office;

import java.util.Base64;
import java.util.random.RandomGenerator;

/** Makes what nobody may guess. Thread-safe if its source is. */
public final class Chance {
    private static final int TOKEN_BYTES = 32;

    private final RandomGenerator source;

    /** {@code source}: a cryptographic one, but in tests. */
    public Chance(RandomGenerator source) {
        this.source = source;
    }

    public Token token() {
        byte[] bytes = new byte[TOKEN_BYTES];
        source.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** A key from 1 on. */
    public PersonKey personKey() {
        return new PersonKey(source.nextLong(1, Long.MAX_VALUE));
    }
}
