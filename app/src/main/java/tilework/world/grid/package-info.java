/** Tiles, zones and the plan of a floor. */
@NullMarked
package tilework.world.grid;

import org.jspecify.annotations.NullMarked;
