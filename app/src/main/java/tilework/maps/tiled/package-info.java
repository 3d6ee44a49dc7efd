/** Tiled's own model: what a map file says, before it means anything to an office. */
@NullMarked
package tilework.maps.tiled;

import org.jspecify.annotations.NullMarked;
