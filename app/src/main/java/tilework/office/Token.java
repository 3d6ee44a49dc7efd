package tilework.office;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A secret of 256 random bits in URL-safe characters. It does not show itself in a log. */
public record Token(String secret) {
    /** Length of a token in characters. */
    public static final int LENGTH = 43;

    public TokenHash hash() {
        return new TokenHash(HexFormat.of().formatHex(sha256(secret)));
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    @Override
    public String toString() {
        return "Token[hidden]";
    }
}
