package tilework.office;

/** Keeps the one-time code with which a person becomes the owner. */
public interface OwnerClaims {
    /** Whether the office has an owner. */
    boolean hasOwner();

    /** From now on this code alone makes an owner. Returns when it is kept. */
    void offer(TokenHash code);

    /** Makes the person the owner and uses up the code; false when the code is not the one. */
    boolean redeem(TokenHash code, PersonKey person);
}
