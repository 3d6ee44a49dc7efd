/** Meters. */
@NullMarked
package tilework.observability;

import org.jspecify.annotations.NullMarked;
