package tilework.store;

import static tilework.store.schema.Tables.AUDIT;
import static tilework.store.schema.Tables.OWNER_CLAIM;
import static tilework.store.schema.Tables.PERSON;

import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jooq.DSLContext;
import tilework.office.OwnerClaims;
import tilework.office.PersonKey;
import tilework.office.Role;
import tilework.office.StoreException;
import tilework.office.TokenHash;

/** The owner's code in the table {@code owner_claim}. */
final class SqlClaims implements OwnerClaims {
    private static final long ANSWER_SECONDS = 5;

    private final StoreReader reader;
    private final StoreWriter writer;
    private final InstantSource clock;

    SqlClaims(StoreReader reader, StoreWriter writer, InstantSource clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    @Override
    public boolean hasOwner() {
        return reader.read(sql ->
                sql.fetchExists(
                        sql.selectFrom(PERSON).where(PERSON.ROLE.eq(Rows.text(Role.OWNER)))));
    }

    @Override
    public void offer(TokenHash code) {
        long now = clock.millis();
        answer(
                writer.ask(sql -> {
                    sql.deleteFrom(OWNER_CLAIM).execute();
                    return sql.insertInto(OWNER_CLAIM)
                            .set(OWNER_CLAIM.CODE_HASH, code.hex())
                            .set(OWNER_CLAIM.CREATED_AT, now)
                            .execute();
                }));
    }

    @Override
    public boolean redeem(TokenHash code, PersonKey person) {
        long now = clock.millis();
        return answer(writer.ask(sql -> redeem(sql, code, person, now)));
    }

    private static boolean redeem(DSLContext sql, TokenHash code, PersonKey person, long now) {
        int used =
                sql.deleteFrom(OWNER_CLAIM).where(OWNER_CLAIM.CODE_HASH.eq(code.hex())).execute();
        if (used == 0) {
            return false;
        }
        sql.update(PERSON)
                .set(PERSON.ROLE, Rows.text(Role.OWNER))
                .where(PERSON.ID.eq(person.value()))
                .execute();
        sql.insertInto(AUDIT)
                .set(AUDIT.HAPPENED_AT, now)
                .set(AUDIT.PERSON_ID, person.value())
                .set(AUDIT.ACTION, "became owner by the one-time link")
                .execute();
        return true;
    }

    private static <T> T answer(CompletableFuture<T> written) {
        try {
            return written.orTimeout(ANSWER_SECONDS, TimeUnit.SECONDS).join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof StoreException told) {
                throw told;
            }
            throw new StoreException("The database did not answer in time.", failed);
        }
    }
}
