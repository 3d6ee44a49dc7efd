/** A lean WebSocket client over plain NIO: many sockets, one thread, no objects per frame. */
@NullMarked
package tilework.bench.socket;

import org.jspecify.annotations.NullMarked;
