@NullMarked
package tilework.engine.talk;

import org.jspecify.annotations.NullMarked;
