package tilework.store;

import java.sql.SQLException;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tilework.office.StoreException;

/** What a failed statement means: a fault of the disk, which may pass, or of the statement. */
final class StoreFaults {
    private static final int PRIMARY_CODE_BITS = 0xff;

    private StoreFaults() {}

    /** Whether the same write can never succeed. */
    static boolean isOfTheStatement(Exception failed) {
        SQLiteErrorCode code = codeOf(failed);
        if (code == null) {
            return !(failed instanceof SQLException);
        }
        return switch (primary(code)) {
            case SQLITE_ERROR,
                    SQLITE_CONSTRAINT,
                    SQLITE_MISMATCH,
                    SQLITE_RANGE,
                    SQLITE_TOOBIG,
                    SQLITE_MISUSE ->
                    true;
            default -> false;
        };
    }

    /** For an operator: what is wrong and what to do. */
    static String sentence(Exception failed) {
        if (failed instanceof StoreException told) {
            return String.valueOf(told.getMessage());
        }
        SQLiteErrorCode code = codeOf(failed);
        if (code == null) {
            return "The database does not work: " + failed.getMessage();
        }
        return switch (primary(code)) {
            case SQLITE_BUSY, SQLITE_LOCKED ->
                    "Another process locks the database: end what else has it open.";
            case SQLITE_FULL -> "The disk is full: make room in the folder TILEWORK_DATA.";
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM ->
                    "The database cannot be written: check the rights of the folder TILEWORK_DATA.";
            case SQLITE_IOERR -> "The disk fails: check it, and restore a backup if need be.";
            case SQLITE_CORRUPT, SQLITE_NOTADB ->
                    "The database is damaged: stop the office and restore a backup.";
            default -> "The database does not work: " + code.message;
        };
    }

    private static SQLiteErrorCode primary(SQLiteErrorCode code) {
        return SQLiteErrorCode.getErrorCode(code.code & PRIMARY_CODE_BITS);
    }

    private static @Nullable SQLiteErrorCode codeOf(Exception failed) {
        Throwable cause = failed;
        if (failed instanceof DataAccessException wrapped && wrapped.getCause() != null) {
            cause = wrapped.getCause();
        }
        return cause instanceof SQLiteException sqlite ? sqlite.getResultCode() : null;
    }
}
