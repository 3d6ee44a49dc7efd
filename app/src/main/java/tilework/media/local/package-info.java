/** A LiveKit server of our own beside the office, for people at this machine. */
@NullMarked
package tilework.media.local;

import org.jspecify.annotations.NullMarked;
