/** Media rooms by LiveKit: tickets, and a reconciler that makes LiveKit as the floors want it. */
@NullMarked
package tilework.media;

import org.jspecify.annotations.NullMarked;
