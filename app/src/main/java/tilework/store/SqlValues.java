package tilework.store;

import static tilework.store.schema.Tables.OFFICE_VALUE;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Single values of the office in the table {@code office_value}. */
final class SqlValues {
    private final StoreReader reader;
    private final StoreWriter writer;

    SqlValues(StoreReader reader, StoreWriter writer) {
        this.reader = reader;
        this.writer = writer;
    }

    @Nullable String find(String name) {
        return reader.<@Nullable String>read(sql ->
                sql.select(OFFICE_VALUE.CONTENT)
                        .from(OFFICE_VALUE)
                        .where(OFFICE_VALUE.NAME.eq(name))
                        .fetchOne(OFFICE_VALUE.CONTENT));
    }

    @CanIgnoreReturnValue
    CompletableFuture<@Nullable Void> keep(String name, String content) {
        return writer.keep(sql ->
                sql.insertInto(OFFICE_VALUE)
                        .set(OFFICE_VALUE.NAME, name)
                        .set(OFFICE_VALUE.CONTENT, content)
                        .onConflict(OFFICE_VALUE.NAME)
                        .doUpdate()
                        .set(OFFICE_VALUE.CONTENT, content)
                        .execute());
    }
}
