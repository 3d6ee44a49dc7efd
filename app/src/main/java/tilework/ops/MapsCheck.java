package tilework.ops;

import java.io.IOException;
import java.nio.file.Path;
import tilework.maps.LoadedMaps;
import tilework.maps.MapFolder;

/** Whether there are maps, and all of them can be used. */
record MapsCheck(Path folder) implements Check {
    @Override
    public Finding look() {
        try {
            LoadedMaps maps = new MapFolder(folder).load();
            int usable = maps.floors().size();
            String sentence = "Maps: " + folder + " has " + usable + " that can be used";
            return maps.hasErrors() || usable == 0
                    ? Finding.wrong(
                            sentence
                                    + ": ./tilework validate-map "
                                    + folder
                                    + " says what is wrong.")
                    : Finding.ok(sentence + ".");
        } catch (IOException unreadable) {
            return Finding.wrong(
                    "Maps: " + folder + " cannot be read: set TILEWORK_MAPS to a folder of maps.");
        }
    }
}
