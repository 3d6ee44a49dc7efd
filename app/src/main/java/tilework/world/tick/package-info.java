/** Ticks and their schedule. */
@NullMarked
package tilework.world.tick;

import org.jspecify.annotations.NullMarked;
