package tilework.maps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilework.maps.faults.MapFault;

/**
 * A map drawn as text, for tests: # is a tile that collides, . a floor tile, a space no tile. Tiles
 * are 10 x 10 pixels.
 */
final class TestMap {
    /** Its tileset: tile 1 is floor, tile 2 collides, tile 3 is silent, tile 4 a start "gate". */
    static final String TILESET =
            """
            {"firstgid":1,"name":"t","tilewidth":10,"tileheight":10,"tilecount":4,"columns":4,
             "image":"t.png","imagewidth":40,"imageheight":10,"tiles":[
              {"id":1,"properties":[{"name":"collides","type":"bool","value":true}]},
              {"id":2,"properties":[{"name":"silent","type":"bool","value":true}]},
              {"id":3,"properties":[{"name":"start","type":"string","value":"gate"}]}]}
            """;

    private static final String TILES = " .#sg";

    private final List<String> layers = new ArrayList<>();
    private String properties = "";
    private String tilesets = TILESET;
    private int columns;
    private int rows;

    /** A map of one layer "ground". */
    static TestMap of(String... picture) {
        return new TestMap().layer("ground", "", picture);
    }

    /** One more tile layer; its first sets the map's size. */
    TestMap layer(String name, String more, String... picture) {
        if (layers.isEmpty()) {
            columns = picture[0].length();
            rows = picture.length;
        }
        String gids =
                String.join("", picture)
                        .chars()
                        .mapToObj(c -> Integer.toString(TILES.indexOf(c)))
                        .collect(Collectors.joining(","));
        layers.add(
                "{\"type\":\"tilelayer\",\"name\":\"%s\",%s\"width\":%d,\"height\":%d,\"data\":[%s]}"
                        .formatted(name, more, picture[0].length(), picture.length, gids));
        return this;
    }

    /** An object layer of these objects, each JSON without braces. */
    TestMap objects(String name, String... objects) {
        String list = "{" + String.join("},{", objects) + "}";
        return raw(
                "{\"type\":\"objectgroup\",\"name\":\"%s\",\"objects\":[%s]}"
                        .formatted(name, objects.length == 0 ? "" : list));
    }

    /** Any layer, as JSON. */
    TestMap raw(String layer) {
        layers.add(layer);
        return this;
    }

    TestMap tilesets(String json) {
        tilesets = json;
        return this;
    }

    TestMap properties(String json) {
        properties = json;
        return this;
    }

    /** A rectangle with a property, in pixels; the value is JSON. */
    static String area(String name, String place, String property, String value) {
        return "\"name\":\"%s\",\"type\":\"area\",%s,\"properties\":[{\"name\":\"%s\",\"value\":%s}]"
                .formatted(name, rectangle(place), property, value);
    }

    /** A rectangle of class area, in pixels: "x y width height". */
    static String area(String name, String place) {
        return "\"name\":\"%s\",\"class\":\"area\",%s".formatted(name, rectangle(place));
    }

    private static String rectangle(String place) {
        return "\"x\":%s,\"y\":%s,\"width\":%s,\"height\":%s"
                .formatted((Object[]) place.split(" ", -1));
    }

    @Override
    public String toString() {
        return """
        {"type":"map","orientation":"orthogonal","width":%d,"height":%d,
         "tilewidth":10,"tileheight":10,"infinite":false,"properties":[%s],
         "tilesets":[%s],"layers":[%s]}
        """
                .formatted(columns, rows, properties, tilesets, String.join(",", layers));
    }

    /** What the loader says of it, alone in a folder. */
    LoadedMaps load(Path folder) throws IOException {
        return load(folder, toString());
    }

    /** What the loader says of a map "m.tmj", with the tests' image beside it. */
    static LoadedMaps load(Path folder, String map) throws IOException {
        Files.write(folder.resolve("t.png"), png(40, 10));
        Files.writeString(folder.resolve("m.tmj"), map);
        return new MapFolder(folder).load();
    }

    static List<String> lines(LoadedMaps maps) {
        return maps.faults().stream().map(MapFault::toString).toList();
    }

    /** The first bytes of a PNG file of this size, which is all that the server reads. */
    static byte[] png(int width, int height) {
        byte[] bytes = new byte[33];
        byte[] start = {
            (byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R'
        };
        System.arraycopy(start, 0, bytes, 0, start.length);
        bytes[18] = (byte) (width >> 8);
        bytes[19] = (byte) width;
        bytes[22] = (byte) (height >> 8);
        bytes[23] = (byte) height;
        return bytes;
    }
}
