package tilework.office;

/** The SHA-256 of a token, 64 hexadecimal digits: all that is kept of it. */
public record TokenHash(String hex) {}
