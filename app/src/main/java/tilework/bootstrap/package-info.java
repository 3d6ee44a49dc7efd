/** The composition root: every object built once, in order, and stopped in reverse. */
@NullMarked
package tilework.bootstrap;

import org.jspecify.annotations.NullMarked;
