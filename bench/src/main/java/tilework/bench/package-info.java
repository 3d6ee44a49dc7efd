/** Bots and measurements. */
@NullMarked
package tilework.bench;

import org.jspecify.annotations.NullMarked;
