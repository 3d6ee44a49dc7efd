package tilework.engine;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;

/** Puts itself before ports and throws in one of their methods, each time that it is called. */
final class BreakingPort {
    static final String WORDS = "broken on purpose";

    final AtomicInteger thrown = new AtomicInteger();
    private final Method broken;

    BreakingPort(Method broken) {
        this.broken = broken;
    }

    boolean breaks(String method) {
        return broken.getName().equals(method);
    }

    <T> T before(Class<T> port, T behind) {
        return port.cast(
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (self, method, arguments) -> {
                            if (method.equals(broken)) {
                                thrown.incrementAndGet();
                                throw new IllegalStateException(WORDS);
                            }
                            try {
                                return method.invoke(behind, arguments);
                            } catch (InvocationTargetException failed) {
                                throw failed.getTargetException();
                            }
                        }));
    }
}
