/** Who stands together: conversations by distance and by meeting zone. */
@NullMarked
package tilework.world.groups;

import org.jspecify.annotations.NullMarked;
