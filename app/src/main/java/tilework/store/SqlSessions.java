package tilework.store;

import static tilework.store.schema.Tables.PERSON;
import static tilework.store.schema.Tables.SESSION;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jspecify.annotations.Nullable;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Role;
import tilework.office.SessionLog;
import tilework.office.TokenHash;

/** Sessions in the table {@code session}. */
final class SqlSessions implements SessionLog {
    private static final String ALIVE_AT = "alive_at";

    /** Who was in when the server stopped is put back when it starts again within this time. */
    private static final Duration COME_BACK = Duration.ofSeconds(60);

    /** A guest who joined and did not connect is forgotten after this time. */
    private static final Duration NEVER_CAME = Duration.ofDays(1);

    private final StoreReader reader;
    private final StoreWriter writer;
    private final SqlValues values;
    private final InstantSource clock;
    private final Duration life;

    SqlSessions(
            StoreReader reader,
            StoreWriter writer,
            SqlValues values,
            InstantSource clock,
            Duration life) {
        this.reader = reader;
        this.writer = writer;
        this.values = values;
        this.clock = clock;
        this.life = life;
    }

    @Override
    public @Nullable Person byToken(TokenHash token) {
        Record row =
                reader.<@Nullable Record>read(sql ->
                        sql.select(PERSON.fields())
                                .from(SESSION)
                                .join(PERSON)
                                .on(SESSION.PERSON_ID.eq(PERSON.ID))
                                .where(SESSION.TOKEN_HASH.eq(token.hex()))
                                .and(SESSION.SEEN_AT.gt(oldest()))
                                .fetchOne());
        return row == null ? null : Rows.person(row);
    }

    private long oldest() {
        return clock.millis() - life.toMillis();
    }

    @Override
    public CompletableFuture<@Nullable Void> open(TokenHash token, PersonKey person) {
        long now = clock.millis();
        return writer.keep(sql -> {
            sql.deleteFrom(SESSION).where(SESSION.PERSON_ID.eq(person.value())).execute();
            sql.insertInto(SESSION)
                    .set(SESSION.TOKEN_HASH, token.hex())
                    .set(SESSION.PERSON_ID, person.value())
                    .set(SESSION.CREATED_AT, now)
                    .set(SESSION.SEEN_AT, now)
                    .set(SESSION.LIVE, true)
                    .execute();
            sql.update(PERSON)
                    .set(PERSON.SEEN_AT, now)
                    .where(PERSON.ID.eq(person.value()))
                    .execute();
        });
    }

    @Override
    public CompletableFuture<@Nullable Void> reopen(TokenHash token) {
        return setLive(token, true);
    }

    @Override
    public CompletableFuture<@Nullable Void> close(TokenHash token) {
        return setLive(token, false);
    }

    private CompletableFuture<@Nullable Void> setLive(TokenHash token, boolean live) {
        long now = clock.millis();
        return writer.keep(sql ->
                sql.update(SESSION)
                        .set(SESSION.LIVE, live)
                        .set(SESSION.SEEN_AT, now)
                        .where(SESSION.TOKEN_HASH.eq(token.hex()))
                        .execute());
    }

    @Override
    public CompletableFuture<@Nullable Void> end(TokenHash token) {
        return writer.keep(
                sql -> sql.deleteFrom(SESSION).where(SESSION.TOKEN_HASH.eq(token.hex())).execute());
    }

    @Override
    public CompletableFuture<@Nullable Void> beat() {
        return values.keep(ALIVE_AT, Long.toString(clock.millis()));
    }

    @Override
    public List<KeptSession> liveAtStop() {
        if (stoppedLongAgo()) {
            writer.keep(SqlSessions::closeAll);
            return List.of();
        }
        return reader.read(sql ->
                sql.select(SESSION.TOKEN_HASH)
                        .select(PERSON.fields())
                        .from(SESSION)
                        .join(PERSON)
                        .on(SESSION.PERSON_ID.eq(PERSON.ID))
                        .where(SESSION.LIVE.isTrue())
                        .fetch(SqlSessions::kept));
    }

    private boolean stoppedLongAgo() {
        String alive = values.find(ALIVE_AT);
        return alive == null
                || Math.abs(clock.millis() - Long.parseLong(alive)) > COME_BACK.toMillis();
    }

    private static void closeAll(DSLContext sql) {
        sql.update(SESSION).set(SESSION.LIVE, false).where(SESSION.LIVE.isTrue()).execute();
    }

    private static KeptSession kept(Record row) {
        return new KeptSession(new TokenHash(row.get(SESSION.TOKEN_HASH)), Rows.person(row));
    }

    /**
     * Removes sessions that are too old, guests who have none and have been away as long, and
     * guests who got a token a day ago and never came in with it.
     */
    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> removeExpired() {
        long oldest = oldest();
        long dayAgo = clock.millis() - NEVER_CAME.toMillis();
        return writer.keep(sql -> {
            removeWhoNeverCame(sql, dayAgo);
            sql.deleteFrom(SESSION)
                    .where(SESSION.LIVE.isFalse())
                    .and(SESSION.SEEN_AT.le(oldest))
                    .execute();
            sql.deleteFrom(PERSON)
                    .where(PERSON.ROLE.eq(Rows.text(Role.GUEST)))
                    .and(PERSON.SEEN_AT.le(oldest))
                    .and(PERSON.ID.notIn(sql.select(SESSION.PERSON_ID).from(SESSION)))
                    .execute();
        });
    }

    /** Whoever was in has a place. The sessions of those who are removed go, too. */
    private static void removeWhoNeverCame(DSLContext sql, long dayAgo) {
        sql.deleteFrom(PERSON)
                .where(PERSON.ROLE.eq(Rows.text(Role.GUEST)))
                .and(PERSON.FLOOR.isNull())
                .and(PERSON.SEEN_AT.le(dayAgo))
                .and(
                        PERSON.ID.notIn(
                                sql.select(SESSION.PERSON_ID)
                                        .from(SESSION)
                                        .where(SESSION.LIVE.isTrue())
                                        .or(SESSION.SEEN_AT.gt(dayAgo))))
                .execute();
    }
}
