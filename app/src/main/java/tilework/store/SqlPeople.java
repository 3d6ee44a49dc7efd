package tilework.store;

import static tilework.store.schema.Tables.PERSON;

import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jooq.BatchBindStep;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jspecify.annotations.Nullable;
import tilework.office.People;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Place;
import tilework.office.TokenHash;

/** People in the table {@code person}. */
final class SqlPeople implements People {
    private final StoreReader reader;
    private final StoreWriter writer;
    private final InstantSource clock;

    SqlPeople(StoreReader reader, StoreWriter writer, InstantSource clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    @Override
    public @Nullable Person byToken(TokenHash token) {
        Record row =
                reader.<@Nullable Record>read(sql ->
                        sql.selectFrom(PERSON).where(PERSON.TOKEN_HASH.eq(token.hex())).fetchOne());
        return row == null ? null : Rows.person(row);
    }

    @Override
    public CompletableFuture<@Nullable Void> add(Person person, TokenHash token) {
        long now = clock.millis();
        return writer.keep(sql ->
                sql.insertInto(PERSON)
                        .set(PERSON.ID, person.key().value())
                        .set(PERSON.TOKEN_HASH, token.hex())
                        .set(PERSON.NAME, person.name())
                        .set(PERSON.LOOK, Rows.text(person.look()))
                        .set(PERSON.ROLE, Rows.text(person.role()))
                        .set(PERSON.CREATED_AT, now)
                        .set(PERSON.SEEN_AT, now)
                        .execute());
    }

    @Override
    public CompletableFuture<@Nullable Void> dress(Person person) {
        return writer.keep(sql ->
                sql.update(PERSON)
                        .set(PERSON.NAME, person.name())
                        .set(PERSON.LOOK, Rows.text(person.look()))
                        .where(PERSON.ID.eq(person.key().value()))
                        .execute());
    }

    @Override
    public CompletableFuture<@Nullable Void> keepPlaces(Map<PersonKey, Place> places) {
        Map<PersonKey, Place> copy = Map.copyOf(places);
        long now = clock.millis();
        return writer.keep(sql -> write(sql, copy, now));
    }

    private static void write(DSLContext sql, Map<PersonKey, Place> places, long now) {
        BatchBindStep batch =
                sql.batch(
                        sql.update(PERSON)
                                .set(PERSON.FLOOR, (String) null)
                                .set(PERSON.TILE_COLUMN, (Long) null)
                                .set(PERSON.TILE_ROW, (Long) null)
                                .set(PERSON.FACING, (Long) null)
                                .set(PERSON.SEEN_AT, (Long) null)
                                .where(PERSON.ID.eq((Long) null)));
        for (Map.Entry<PersonKey, Place> entry : places.entrySet()) {
            Place place = entry.getValue();
            batch =
                    batch.bind(
                            place.floor().value(),
                            (long) place.tile().column(),
                            (long) place.tile().row(),
                            (long) place.facing().code(),
                            now,
                            entry.getKey().value());
        }
        batch.execute();
    }
}
