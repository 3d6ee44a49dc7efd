package tilework.engine;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.MediaRooms;
import tilework.engine.talk.TalkPorts;
import tilework.office.Consents;
import tilework.office.FloorReports;
import tilework.office.Floors;

/**
 * The office's ports as a floor calls them: a fault behind one is told once, and the call does
 * nothing, or answers no. A floor must not stop because somebody's list has a bug.
 */
final class GuardedPorts {
    private GuardedPorts() {}

    static FloorPorts of(FloorPorts ports, FaultLog faults) {
        return new FloorPorts(
                ports.roster(),
                guarded(Floors.class, ports.floors(), faults),
                guarded(FloorReports.class, ports.reports(), faults),
                guarded(EngineMeters.class, ports.meters(), faults),
                new TalkPorts(
                        guarded(MediaRooms.class, ports.talk().rooms(), faults),
                        guarded(Consents.class, ports.talk().consents(), faults)));
    }

    private static <T> T guarded(Class<T> port, T behind, FaultLog faults) {
        Object proxy =
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (self, method, arguments) -> call(method, behind, arguments, faults));
        return port.cast(proxy);
    }

    private static @Nullable Object call(
            Method method, Object behind, Object @Nullable [] arguments, FaultLog faults)
            throws IllegalAccessException {
        try {
            return method.invoke(behind, arguments);
        } catch (InvocationTargetException failed) {
            Throwable bug = Objects.requireNonNullElse(failed.getTargetException(), failed);
            if (bug instanceof Error fatal) {
                throw fatal;
            }
            faults.report(method.getDeclaringClass().getSimpleName() + "." + method.getName(), bug);
            return nothing(method.getReturnType());
        }
    }

    private static @Nullable Object nothing(Class<?> type) {
        if (type == boolean.class) {
            return false;
        }
        return type == int.class ? (Object) 0 : null;
    }
}
