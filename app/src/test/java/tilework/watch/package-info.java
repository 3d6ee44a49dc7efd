/** By what the tests of any package see what the server does: with a limit, and in its log. */
@NullMarked
package tilework.watch;

import org.jspecify.annotations.NullMarked;
