/** Annotations that say which thread owns a class. */
@NullMarked
package tilework.concurrency;

import org.jspecify.annotations.NullMarked;
