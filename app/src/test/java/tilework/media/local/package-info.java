/** The LiveKit that an office runs itself. */
@NullMarked
package tilework.media.local;

import org.jspecify.annotations.NullMarked;
