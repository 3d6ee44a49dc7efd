/** Shortest walks over a grid. */
@NullMarked
package tilework.world.pathfinding;

import org.jspecify.annotations.NullMarked;
