package tilework.store;

import java.sql.Connection;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;

/** jOOQ as we use it. */
final class Sql {
    private static final Settings SETTINGS =
            new Settings()
                    .withRenderSchema(false)
                    .withRenderCatalog(false)
                    .withExecuteLogging(false);

    private Sql() {}

    static DSLContext on(Connection connection) {
        return DSL.using(connection, SQLDialect.SQLITE, SETTINGS);
    }
}
