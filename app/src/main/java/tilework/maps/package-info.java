/** Tiled files to floor plans; every fault of a map at once. */
@NullMarked
package tilework.maps;

import org.jspecify.annotations.NullMarked;
