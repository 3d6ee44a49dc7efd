/** The live state of one floor: commands in, changes out. Pure and deterministic. */
@NullMarked
package tilework.world;

import org.jspecify.annotations.NullMarked;
