/** The office server. */
@NullMarked
package tilework;

import org.jspecify.annotations.NullMarked;
