package tilework.maps;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * One small office as TMX, in every way in which Tiled writes layers and tilesets. Whatever the
 * way, it is the floor that {@link #PICTURE} and {@link #ZONES} say.
 */
final class Sample {
    /** The floor: # is blocked. */
    static final String PICTURE =
            """
            ##############
            #............#
            #.....##.....#
            #.....##.....#
            #............#
            #............#
            #.........xx.#
            ##############
            """
                    .replace('x', '#');

    /** The zones as {@link Sketch} draws them. */
    static final List<String> ZONES =
            List.of(
                    "quiet corner QUIET 1,5-2,6",
                    "Room MEETING 8,1-11,3",
                    "Turned - 1,1-2,4",
                    "Round FOCUS 4,3-5,3 3,4-6,5 4,6-5,6",
                    "Corner STAGE 11,4-12,4 12,5-12,5",
                    "start SPAWN 3,2-3,2",
                    "Desk DESK 9,5-9,5",
                    "Door EXIT 5,1-6,1");

    /** Top left tile of the infinite ones. */
    static final int LEFT = -7;

    static final int TOP = -5;

    private static final int TILE = 16;
    private static final int WALL = 2;
    private static final int SILENT = 3;
    private static final long FLIPS_H = 0x8000_0000L;
    private static final long FLIPS_V = 0x4000_0000L;
    private static final long FLIPS_D = 0x2000_0000L;
    private static final String[] ROWS = PICTURE.strip().split("\n");
    private static final int COLUMNS = ROWS[0].length();

    private final TmxFormat format;

    Sample(TmxFormat format) {
        this.format = format;
    }

    /** Writes the map and all that it needs; returns the map. */
    Path write(Path folder) throws IOException {
        ImageIO.write(image(), "png", folder.resolve("tiles.png").toFile());
        Files.writeString(folder.resolve("tiles.tsx"), XML + tileset("<tileset "));
        Files.writeString(folder.resolve("tiles.tsj"), TSJ);
        Files.writeString(folder.resolve("desk.tx"), TEMPLATE);
        Path map = folder.resolve(format.fileName() + ".tmx");
        Files.writeString(map, map());
        return map;
    }

    private static BufferedImage image() {
        BufferedImage image = new BufferedImage(4 * TILE, TILE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D paint = image.createGraphics();
        Color[] colors = {Color.LIGHT_GRAY, Color.DARK_GRAY, Color.CYAN, Color.ORANGE};
        for (int i = 0; i < colors.length; i++) {
            paint.setColor(colors[i]);
            paint.fillRect(i * TILE, 0, TILE, TILE);
            paint.setColor(Color.RED);
            paint.fillRect(i * TILE + 2, 2, 6, 3);
        }
        paint.dispose();
        return image;
    }

    private String map() {
        return XML
                + "<map version='1.8' orientation='orthogonal' renderorder='right-down' width='"
                + COLUMNS
                + "' height='"
                + ROWS.length
                + "' tilewidth='16' tileheight='16' infinite='"
                + (format.infinite() ? 1 : 0)
                + "'>"
                + (format.tileset().equals("inside")
                        ? tileset("<tileset firstgid='1' ")
                        : "<tileset firstgid='1' source='tiles." + format.tileset() + "'/>")
                + "<group id='1' name='house'>"
                + layer("floor", "", (column, row) -> 1)
                + layer("walls", "", Sample::wall)
                + "</group>"
                + layer("hidden", "visible='0'", (column, row) -> WALL)
                + layer("closed", "", (c, r) -> ROWS[r].charAt(c) == '#' && r == 6 ? 1 : 0)
                        .replace("<data", property("collides", "bool", "true") + "<data")
                + layer("quiet corner", "", (c, r) -> c < 3 && c > 0 && r > 4 && r < 7 ? SILENT : 0)
                + "<objectgroup id='9' name='floorLayer'/>"
                + objects()
                + "</map>";
    }

    /** Walls with all flips among them. */
    private static long wall(int column, int row) {
        boolean wall = ROWS[row].charAt(column) == '#' && !(row == 6 && column == 10);
        long flips =
                switch (column % 4) {
                    case 1 -> FLIPS_H;
                    case 2 -> FLIPS_V | FLIPS_D;
                    case 3 -> FLIPS_H | FLIPS_V | FLIPS_D;
                    default -> 0;
                };
        return wall && !(row == 6 && column == 11) ? WALL | flips : 0;
    }

    private String layer(String name, String attributes, TmxData.Tiles tiles) {
        return "<layer name='"
                + name
                + "' width='"
                + COLUMNS
                + "' height='"
                + ROWS.length
                + "' "
                + attributes
                + ">"
                + new TmxData(format, tiles).element(COLUMNS, ROWS.length)
                + "</layer>";
    }

    private String objects() {
        return "<objectgroup id='10' name='zones'>"
                + object("Room", 128, 16, "width='64' height='48'", "meeting", "")
                + object("Turned", 48, 16, "width='64' height='32' rotation='90'", "", "")
                + object("Round", 48, 48, "width='64' height='64'", "focusable", "<ellipse/>")
                + object("Corner", 176, 64, "", "stage", "<polygon points='0,0 32,0 32,32'/>")
                + object("start", 56, 40, "", "", "<point/>")
                + "<object id='7' template='desk.tx' "
                + at(144, 96)
                + "/>"
                + object("Door", 80, 16, "width='32' height='16'", "exitUrl", "")
                + "</objectgroup>";
    }

    private String at(int x, int y) {
        int left = format.infinite() ? LEFT * TILE : 0;
        int top = format.infinite() ? TOP * TILE : 0;
        return "x='" + (x + left) + "' y='" + (y + top) + "' ";
    }

    private String object(String name, int x, int y, String size, String property, String shape) {
        String value = property.equals("exitUrl") ? "#start" : "true";
        return "<object id='"
                + (x + y)
                + "' name='"
                + name
                + "' type='area' "
                + at(x, y)
                + size
                + ">"
                + (property.isEmpty() ? "" : property(property, "string", value))
                + shape
                + "</object>";
    }

    private static String property(String name, String type, String value) {
        return "<properties><property name='"
                + name
                + "' type='"
                + type
                + "' value='"
                + value
                + "'/></properties>";
    }

    private static String tileset(String start) {
        return start
                + "name='tiles' tilewidth='16' tileheight='16' tilecount='4' columns='4'>"
                + "<image source='tiles.png' width='64' height='16'/>"
                + "<tile id='1'>"
                + property("collides", "bool", "true")
                + "</tile><tile id='2'>"
                + property("silent", "bool", "true")
                + "</tile></tileset>";
    }

    private static final String XML = "<?xml version='1.0' encoding='UTF-8'?>\n";

    private static final String TEMPLATE =
            XML
                    + "<template><tileset firstgid='1' source='tiles.tsx'/><object name='Desk'"
                    + " type='area' gid='4' width='16' height='16'>"
                    + property("desk", "string", "desk-1")
                    + "</object></template>";

    private static final String TSJ =
            """
            {"type":"tileset","version":"1.8","name":"tiles","tilewidth":16,"tileheight":16,
             "tilecount":4,"columns":4,"margin":0,"spacing":0,
             "image":"tiles.png","imagewidth":64,"imageheight":16,
             "tiles":[
              {"id":1,"properties":[{"name":"collides","type":"bool","value":true}]},
              {"id":2,"properties":[{"name":"silent","type":"bool","value":true}]}]}
            """;
}
