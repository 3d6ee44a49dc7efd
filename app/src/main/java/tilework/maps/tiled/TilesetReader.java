package tilework.maps.tiled;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.maps.files.Fields;
import tilework.maps.files.MapImage;
import tilework.maps.files.MapImages;

/** Reads one tileset, inside of a map or in its own file. */
final class TilesetReader {
    /** Highest tile id. */
    static final int MAX_ID = 4_000_000;

    private static final int MAX_TILE_PIXELS = MapImage.MAX_SIDE_PIXELS;

    private final MapImages images;

    TilesetReader(MapImages images) {
        this.images = images;
    }

    /**
     * A tileset.
     *
     * @param fields its own fields
     * @param file path of the file they are in
     * @param firstGid its place among the map's tiles
     * @param external whether it has its own file
     */
    Tileset read(Fields fields, String file, int firstGid, boolean external) {
        int tileWidth = fields.size("tilewidth", 1, MAX_TILE_PIXELS);
        int tileHeight = fields.size("tileheight", 1, MAX_TILE_PIXELS);
        int tileCount = (int) fields.whole("tilecount", 0, MAX_ID, 0);
        Map<Integer, Tileset.TileInfo> tiles = new TileInfoReader(images, file).read(fields);
        int bound = tileCount;
        Tileset.Sheet sheet = null;
        if (fields.has("image")) {
            sheet = sheet(fields, file, new int[] {tileWidth, tileHeight, tileCount});
            bound = sheet == null ? tileCount : Math.max(tileCount, tilesOf(sheet, fields));
        } else {
            bound = tiles.keySet().stream().mapToInt(id -> id + 1).max().orElse(0);
        }
        Tileset.Picture picture =
                new Tileset.Picture(tileWidth, tileHeight, offset(fields), sheet, fit(fields));
        return new Tileset(firstGid, external ? file : "", Math.max(bound, 1), picture, tiles);
    }

    private static Point offset(Fields fields) {
        Fields offset = fields.object("tileoffset");
        return offset == null
                ? Point.ZERO
                : new Point(offset.number("x", 0), offset.number("y", 0));
    }

    private static Tileset.Fit fit(Fields fields) {
        String word = fields.text("objectalignment", "unspecified");
        Alignment alignment = Alignment.of(word);
        if (alignment == null) {
            fields.wrong("objectalignment", "one of Tiled's", fields.raw("objectalignment"));
            alignment = Alignment.BOTTOMLEFT;
        }
        return new Tileset.Fit(
                fields.text("tilerendersize", "tile").equals("grid"),
                fields.text("fillmode", "stretch").equals("preserve-aspect-fit"),
                alignment);
    }

    private Tileset.@Nullable Sheet sheet(Fields fields, String file, int[] tile) {
        int margin = (int) fields.whole("margin", 0, MAX_TILE_PIXELS, 0);
        int spacing = (int) fields.whole("spacing", 0, MAX_TILE_PIXELS, 0);
        MapImage image = images.load(file, fields.text("image", ""), fields.faults());
        if (image == null) {
            return null;
        }
        int columns = fitting(image.width(), margin, spacing, tile[0]);
        int rows = fitting(image.height(), margin, spacing, tile[1]);
        checkSize(fields, image, columns * rows, tile[2]);
        return new Tileset.Sheet(
                image,
                Math.max(columns, 1),
                margin,
                spacing,
                Colors.rgb(fields, "transparentcolor"));
    }

    /** Tiles along one side of an image, as Tiled counts them. */
    private static int fitting(int pixels, int margin, int spacing, int tile) {
        return Math.max(0, (pixels - margin + spacing) / (tile + spacing));
    }

    private static int tilesOf(Tileset.Sheet sheet, Fields fields) {
        int height = (int) fields.whole("tileheight", 1, MAX_TILE_PIXELS, 1);
        return sheet.columns()
                * fitting(sheet.image().height(), sheet.margin(), sheet.spacing(), height);
    }

    private static void checkSize(Fields fields, MapImage image, int room, int tileCount) {
        long width = fields.whole("imagewidth", 0, MAX_TILE_PIXELS, image.width());
        long height = fields.whole("imageheight", 0, MAX_TILE_PIXELS, image.height());
        String name = "the image of tileset '" + fields.text("name", "") + "'";
        String found = image.width() + " x " + image.height() + " pixels";
        if (room < tileCount) {
            fields.faults()
                    .error(
                            name
                                    + " has room for "
                                    + room
                                    + " of its "
                                    + tileCount
                                    + " tiles: it is "
                                    + found);
        } else if (width != image.width() || height != image.height()) {
            fields.faults()
                    .warn(
                            name
                                    + " must be "
                                    + width
                                    + " x "
                                    + height
                                    + " pixels but is "
                                    + found
                                    + "; open and save the tileset in Tiled");
        }
    }
}
