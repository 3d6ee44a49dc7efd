/** Media rooms against a LiveKit that can fail in every way, and against the real one. */
@NullMarked
package tilework.media;

import org.jspecify.annotations.NullMarked;
