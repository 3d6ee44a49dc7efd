package tilework.world;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/**
 * A floor drawn as text: {@code #} is blocked, {@code .} and digits can be walked on, a letter is a
 * walkable tile of the zone of that letter.
 *
 * <p>S is a start ("start"), M a meeting room, Q a quiet zone, R restricted, E an exit to "annex",
 * any other letter a zone without a kind. Zones are numbered in the order of their letters. Digits
 * mark places for {@link #tile}.
 */
public final class TextMap {
    private static final Map<Character, Set<ZoneKind>> KINDS =
            Map.of(
                    'S', Set.of(ZoneKind.SPAWN),
                    'M', Set.of(ZoneKind.MEETING),
                    'Q', Set.of(ZoneKind.QUIET),
                    'R', Set.of(ZoneKind.RESTRICTED),
                    'E', Set.of(ZoneKind.EXIT));

    private final List<String> lines;
    private final int columns;

    private TextMap(List<String> lines) {
        this.lines = lines;
        this.columns = lines.getFirst().length();
        for (String line : lines) {
            if (line.length() != columns) {
                throw new IllegalArgumentException("lines of a map must be equally long: " + line);
            }
        }
    }

    public static TextMap of(String drawing) {
        return new TextMap(drawing.lines().toList());
    }

    /** A floor without walls. */
    public static TextMap open(int columns, int rows) {
        return new TextMap(java.util.Collections.nCopies(rows, ".".repeat(columns)));
    }

    /** The place of the only such character. */
    public Tile tile(char mark) {
        List<Tile> tiles = new ArrayList<>();
        tilesOf(mark).stream().mapToObj(index -> grid().tile(index)).forEach(tiles::add);
        if (tiles.size() != 1) {
            throw new IllegalArgumentException(mark + " must be on the map once");
        }
        return tiles.getFirst();
    }

    public Grid grid() {
        return Grid.of(columns, lines.size(), tilesOf('#'));
    }

    /** The number of the zone of this letter. */
    public int zone(char letter) {
        return List.copyOf(zoneTiles().keySet()).indexOf(letter);
    }

    public FloorPlan plan() {
        return plan("hq");
    }

    public FloorPlan plan(String floor) {
        List<Zone> zones = new ArrayList<>();
        List<Exit> exits = new ArrayList<>();
        zoneTiles()
                .forEach((letter, tiles) -> {
                    Set<ZoneKind> kinds = KINDS.getOrDefault(letter, Set.of());
                    String name = letter == 'S' ? "start" : letter.toString();
                    if (kinds.contains(ZoneKind.EXIT)) {
                        exits.add(new Exit(zones.size(), new FloorId("annex"), ""));
                    }
                    zones.add(new Zone(zones.size(), name, kinds, tiles, Map.of()));
                });
        return new FloorPlan(new FloorId(floor), floor, grid(), zones, exits);
    }

    private Map<Character, BitSet> zoneTiles() {
        Map<Character, BitSet> zones = new TreeMap<>();
        String.join("", lines)
                .chars()
                .filter(Character::isLetter)
                .forEach(letter -> zones.computeIfAbsent((char) letter, this::tilesOf));
        return zones;
    }

    private BitSet tilesOf(char mark) {
        String all = String.join("", lines);
        BitSet tiles = new BitSet();
        for (int index = 0; index < all.length(); index++) {
            tiles.set(index, all.charAt(index) == mark);
        }
        return tiles;
    }
}
