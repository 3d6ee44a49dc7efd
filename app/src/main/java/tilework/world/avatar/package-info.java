/** Bodies in a world and what they look like. */
@NullMarked
package tilework.world.avatar;

import org.jspecify.annotations.NullMarked;
