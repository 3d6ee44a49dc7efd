/** Commands and changes to and from the wire. */
@NullMarked
package tilework.protocol;

import org.jspecify.annotations.NullMarked;
