/** Commands for the operator. */
@NullMarked
package tilework.ops;

import org.jspecify.annotations.NullMarked;
