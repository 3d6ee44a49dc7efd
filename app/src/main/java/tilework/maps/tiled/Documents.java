package tilework.maps.tiled;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.maps.files.Fields;
import tilework.maps.files.JsonTree;
import tilework.maps.files.MapFiles;
import tilework.maps.files.XmlTree;

/** The files that a map is made of, each as JSON or as XML by its first character. */
final class Documents {
    private final MapFiles files;

    Documents(MapFiles files) {
        this.files = files;
    }

    /**
     * A file's root fields, with faults that name it; null and a fault when it cannot be had.
     *
     * @param path below the maps folder
     * @param xmlRoot the root element when the file is XML
     */
    @Nullable Fields read(String path, String xmlRoot, Faults faults) {
        byte[] bytes = files.read(path, faults);
        if (bytes == null) {
            return null;
        }
        Faults own = faults.file().equals(path) ? faults : faults.inFile(path);
        ObjectNode root =
                startsLikeXml(bytes)
                        ? XmlTree.read(bytes, xmlRoot, own)
                        : JsonTree.read(bytes, own);
        return root == null ? null : Fields.of(root, own);
    }

    /** The path of a file that another names; null and a fault when it must not be read. */
    @Nullable String resolve(String from, String reference, Faults faults) {
        return files.resolve(from, reference, faults);
    }

    private static boolean startsLikeXml(byte[] bytes) {
        for (int i = 0; i < bytes.length && i < 64; i++) {
            if (bytes[i] == '<') {
                return true;
            }
            if (bytes[i] == '{' || bytes[i] == '[') {
                return false;
            }
        }
        return false;
    }
}
