package tilework.bootstrap;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.sqlite.SQLiteConfig;

/** All rows of what an office keeps of people, as text. */
final class KeptState {
    private static final List<String> TABLES = List.of("person", "session", "owner_claim", "audit");

    private KeptState() {}

    /** {@code data}: the folder of the database, which a server may be using. */
    static List<String> in(Path data) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(10_000);
        List<String> rows = new ArrayList<>();
        try (Connection connection =
                        config.createConnection("jdbc:sqlite:" + data.resolve("tilework.sqlite"));
                Statement statement = connection.createStatement()) {
            for (String table : TABLES) {
                try (ResultSet result = statement.executeQuery("SELECT * FROM " + table)) {
                    while (result.next()) {
                        rows.add(table + row(result));
                    }
                }
            }
        } catch (SQLException unreadable) {
            throw new AssertionError(unreadable);
        }
        return rows;
    }

    private static List<String> row(ResultSet result) throws SQLException {
        List<String> values = new ArrayList<>();
        for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
            values.add(result.getMetaData().getColumnName(column) + "=" + result.getString(column));
        }
        return values;
    }
}
