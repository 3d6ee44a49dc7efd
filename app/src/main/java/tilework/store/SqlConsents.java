package tilework.store;

import static tilework.store.schema.Tables.TALK_ALWAYS;
import static tilework.store.schema.Tables.TALK_ALWAYS_WITH;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jooq.DSLContext;
import org.jspecify.annotations.Nullable;
import tilework.office.ConsentLog;
import tilework.office.PersonKey;

/** Consents in the tables {@code talk_always} and {@code talk_always_with}. */
final class SqlConsents implements ConsentLog {
    private final StoreReader reader;
    private final StoreWriter writer;

    SqlConsents(StoreReader reader, StoreWriter writer) {
        this.reader = reader;
        this.writer = writer;
    }

    @Override
    public Kept of(PersonKey person) {
        return reader.read(sql -> new Kept(isAlways(sql, person), people(sql, person)));
    }

    private static boolean isAlways(DSLContext sql, PersonKey person) {
        return sql.fetchExists(
                sql.selectFrom(TALK_ALWAYS).where(TALK_ALWAYS.PERSON_ID.eq(person.value())));
    }

    private static Set<PersonKey> people(DSLContext sql, PersonKey person) {
        return sql
                .select(TALK_ALWAYS_WITH.OTHER_ID)
                .from(TALK_ALWAYS_WITH)
                .where(TALK_ALWAYS_WITH.PERSON_ID.eq(person.value()))
                .fetch(TALK_ALWAYS_WITH.OTHER_ID)
                .stream()
                .map(PersonKey::new)
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public CompletableFuture<@Nullable Void> keep(PersonKey person, Kept kept) {
        return writer.keep(sql -> write(sql, person.value(), kept));
    }

    private static void write(DSLContext sql, long person, Kept kept) {
        sql.deleteFrom(TALK_ALWAYS).where(TALK_ALWAYS.PERSON_ID.eq(person)).execute();
        sql.deleteFrom(TALK_ALWAYS_WITH).where(TALK_ALWAYS_WITH.PERSON_ID.eq(person)).execute();
        if (kept.isAlways()) {
            sql.insertInto(TALK_ALWAYS).set(TALK_ALWAYS.PERSON_ID, person).execute();
        }
        for (PersonKey other : kept.people()) {
            sql.insertInto(TALK_ALWAYS_WITH)
                    .set(TALK_ALWAYS_WITH.PERSON_ID, person)
                    .set(TALK_ALWAYS_WITH.OTHER_ID, other.value())
                    .execute();
        }
    }
}
