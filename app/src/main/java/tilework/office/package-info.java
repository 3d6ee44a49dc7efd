/** People, roles, sessions and the ports that keep them. */
@NullMarked
package tilework.office;

import org.jspecify.annotations.NullMarked;
