/** Measured scenarios: the real server as a process of its own, bots beside it, results as JSON. */
@NullMarked
package tilework.bench.measure;

import org.jspecify.annotations.NullMarked;
