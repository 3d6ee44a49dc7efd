/** Who talks with whom on a floor, and what is asked of the media server for it. */
@NullMarked
package tilework.engine.talk;

import org.jspecify.annotations.NullMarked;
