/** What is wrong with a map, where, in words. */
@NullMarked
package tilework.maps.faults;

import org.jspecify.annotations.NullMarked;
