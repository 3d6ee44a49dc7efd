package tilework.office;

/** The ports behind which the office is kept. */
public record OfficeKeeping(
        People people, SessionLog sessions, OwnerClaims claims, ConsentLog consents) {}
