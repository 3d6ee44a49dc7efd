package tilework.concurrency;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Only the named thread may touch instances of this class once it runs. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ThreadConfined {
    /** The owner, as in the thread table of ARCHITECTURE.md, e.g. "tick". */
    String value();
}
