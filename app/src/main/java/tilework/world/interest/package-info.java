/** Cells and windows: who is told about what. */
@NullMarked
package tilework.world.interest;

import org.jspecify.annotations.NullMarked;
