/** What the office keeps, in SQLite. */
@NullMarked
package tilework.store;

import org.jspecify.annotations.NullMarked;
