/** Files of the maps folder: bounded, never from outside of it, JSON and XML as one tree. */
@NullMarked
package tilework.maps.files;

import org.jspecify.annotations.NullMarked;
