package tilework.watch;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** Waits for what other threads or processes do, with a limit that a loaded machine keeps, too. */
public final class Eventually {
    private static final long LIMIT_NANOS = 60_000_000_000L;
    private static final long LOOK_AGAIN_NANOS = 5_000_000;

    private Eventually() {}

    /** Looks at something; {@code E} is what may go wrong in that. */
    public interface Look<T, E extends Exception> {
        T now() throws E;
    }

    /** Returns when the condition holds. */
    public static <E extends Exception> void holds(String what, Look<Boolean, E> condition)
            throws E {
        seen(what, condition, it -> it);
    }

    /** Answers the first state that is as wanted. */
    @CanIgnoreReturnValue
    public static <T, E extends Exception> T seen(String what, Look<T, E> look, Predicate<T> wanted)
            throws E {
        long untilNanos = System.nanoTime() + LIMIT_NANOS;
        while (true) {
            T state = look.now();
            if (wanted.test(state)) {
                return state;
            }
            if (System.nanoTime() - untilNanos > 0) {
                throw new AssertionError("did not come true in time: " + what + ", but " + state);
            }
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
    }
}
