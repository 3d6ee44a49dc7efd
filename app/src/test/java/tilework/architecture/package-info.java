/** The rules of the tree, applied, and each seen to bite. */
@NullMarked
package tilework.architecture;

import org.jspecify.annotations.NullMarked;
