/** Runs worlds: tick loop, mailbox, flush, audiences. */
@NullMarked
package tilework.engine;

import org.jspecify.annotations.NullMarked;
