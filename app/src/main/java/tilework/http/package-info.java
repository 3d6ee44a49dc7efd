/** HTTP routes and static files. */
@NullMarked
package tilework.http;

import org.jspecify.annotations.NullMarked;
