/**
 * From Tiled's model to a floor: where one can walk, zones, exits, and the document for clients.
 */
@NullMarked
package tilework.maps.floor;

import org.jspecify.annotations.NullMarked;
