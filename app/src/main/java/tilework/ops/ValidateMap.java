package tilework.ops;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tilework.maps.FaultReport;
import tilework.maps.LoadedFloor;
import tilework.maps.LoadedMaps;
import tilework.maps.MapFolder;

/** The command {@code validate-map FILE [--json]}: says everything that is wrong with a map. */
public final class ValidateMap {
    private static final int FINE = 0;
    private static final int FAULTY = 1;
    private static final int MISUSED = 2;

    private ValidateMap() {}

    /**
     * Checks a map file, or all maps of a folder and the ways between them.
     *
     * @param args what follows the command's name
     * @param out where every fault is printed, one a line, or one JSON object
     * @return 0 when there is no error, 1 when there is, 2 when the command was misused
     */
    public static int run(String[] args, PrintStream out) {
        List<String> rest = new ArrayList<>(List.of(args));
        boolean json = rest.remove("--json");
        if (rest.size() != 1 || rest.getFirst().startsWith("-")) {
            out.println("usage: validate-map FILE [--json]   (or a folder: all its maps)");
            return MISUSED;
        }
        try {
            return check(Path.of(rest.getFirst()).toAbsolutePath().normalize(), json, out);
        } catch (IOException e) {
            out.println("'" + rest.getFirst() + "' cannot be read: " + e.getMessage());
            return FAULTY;
        }
    }

    private static int check(Path path, boolean json, PrintStream out) throws IOException {
        Path folder = path.getParent();
        Path name = path.getFileName();
        if (!Files.exists(path) || folder == null || name == null) {
            out.println("there is no file '" + path + "'");
            return FAULTY;
        }
        LoadedMaps maps =
                Files.isDirectory(path)
                        ? new MapFolder(path).load()
                        : new MapFolder(folder).load(name.toString());
        print(maps, json, out);
        return maps.hasErrors() ? FAULTY : FINE;
    }

    private static void print(LoadedMaps maps, boolean json, PrintStream out) {
        if (json) {
            out.println(FaultReport.json(maps));
            return;
        }
        maps.faults().forEach(out::println);
        for (LoadedFloor floor : maps.floors()) {
            out.println(
                    floor.plan().id()
                            + ": \""
                            + floor.plan().name()
                            + "\", "
                            + floor.plan().grid().columns()
                            + " x "
                            + floor.plan().grid().rows()
                            + " tiles, zones: "
                            + floor.plan().zones().size()
                            + ", exits: "
                            + floor.plan().exits().size());
        }
        out.println(maps.hasErrors() ? "not valid" : "valid");
    }
}
