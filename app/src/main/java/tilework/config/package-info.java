/** Settings with unit and range. */
@NullMarked
package tilework.config;

import org.jspecify.annotations.NullMarked;
