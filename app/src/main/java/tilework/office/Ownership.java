package tilework.office;

import org.jspecify.annotations.Nullable;

/**
 * Makes the first owner: by a code that is told once, on the operator's screen, and works once.
 * Thread-safe; blocks on the disk.
 */
public final class Ownership {
    /** What came of a claim. */
    public enum Claimed {
        OWNER,
        /** The person is not known. */
        UNKNOWN_PERSON,
        /** The code is wrong, or used. */
        WRONG_CODE
    }

    private final OfficeKeeping keeping;
    private final Attendance attendance;
    private final Chance chance;

    public Ownership(OfficeKeeping keeping, Office office, Chance chance) {
        this.keeping = keeping;
        this.attendance = office.attendance();
        this.chance = chance;
    }

    /** A new code, which voids the one before; absent when the office has an owner. */
    public @Nullable Token offer() {
        if (keeping.claims().hasOwner()) {
            return null;
        }
        Token code = chance.token();
        keeping.claims().offer(code.hash());
        return code;
    }

    /**
     * Redeems a code.
     *
     * @throws StoreException when that cannot be kept now
     */
    public Claimed claim(Token personToken, Token code) {
        Person person = keeping.people().byToken(personToken.hash());
        if (person == null) {
            return Claimed.UNKNOWN_PERSON;
        }
        if (!keeping.claims().redeem(code.hash(), person.key())) {
            return Claimed.WRONG_CODE;
        }
        attendance.change(person.key(), it -> it.with(it.person().as(Role.OWNER)));
        return Claimed.OWNER;
    }
}
