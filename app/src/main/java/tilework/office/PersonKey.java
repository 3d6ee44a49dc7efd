package tilework.office;

/** A person as kept: the same at every visit, random, never sent to anybody. */
public record PersonKey(long value) {}
