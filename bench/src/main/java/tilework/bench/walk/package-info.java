/** The bots: how they join, walk, answer and are counted. */
@NullMarked
package tilework.bench.walk;

import org.jspecify.annotations.NullMarked;
