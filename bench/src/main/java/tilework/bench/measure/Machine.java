package tilework.bench.measure;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a result was measured on: figures of another machine say little. */
final class Machine {
    private Machine() {}

    static ObjectNode json() throws IOException {
        return new ObjectMapper()
                .createObjectNode()
                .put("cpu", field("/proc/cpuinfo", "model name"))
                .put("cores", Runtime.getRuntime().availableProcessors())
                .put("memory", field("/proc/meminfo", "MemTotal"))
                .put(
                        "kernel",
                        System.getProperty("os.name") + " " + System.getProperty("os.version"))
                .put("jdk", System.getProperty("java.vm.version"))
                .put("loadBefore", Files.readString(Path.of("/proc/loadavg")).split(" ", -1)[0]);
    }

    private static String field(String file, String name) throws IOException {
        return Files.readString(Path.of(file))
                .lines()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("unknown");
    }
}
