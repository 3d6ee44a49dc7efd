/** WebSockets: handshake, limits, outbox, liveness, close reasons. */
@NullMarked
package tilework.ws;

import org.jspecify.annotations.NullMarked;
