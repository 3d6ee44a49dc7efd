package tilework.observability;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the process and its JVM use. */
final class ProcessMeters implements AutoCloseable {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final double NANOS_PER_SECOND = 1e9;

    private final JvmGcMetrics gc = new JvmGcMetrics();

    ProcessMeters(MeterRegistry registry) {
        gc.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        FunctionCounter.builder("process.cpu.seconds", this, it -> it.cpuSeconds())
                .description("CPU time of the process")
                .register(registry);
        Gauge.builder("process.resident.memory.bytes", this, ProcessMeters::residentBytes)
                .description("Resident memory; not a number where the system does not tell")
                .strongReference(true)
                .register(registry);
    }

    private double cpuSeconds() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(it -> it.toNanos() / NANOS_PER_SECOND)
                .orElse(Double.NaN);
    }

    private double residentBytes() {
        try {
            return residentBytes(Files.readAllLines(STATUS));
        } catch (IOException notLinux) {
            return Double.NaN;
        }
    }

    private static double residentBytes(List<String> status) {
        return status.stream()
                .filter(it -> it.startsWith("VmRSS:"))
                .mapToDouble(it -> 1024 * Double.parseDouble(it.replaceAll("[^0-9]", "")))
                .findFirst()
                .orElse(Double.NaN);
    }

    @Override
    public void close() {
        gc.close();
    }
}
