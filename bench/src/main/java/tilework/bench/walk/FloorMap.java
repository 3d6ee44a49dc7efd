package tilework.bench.walk;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a bot needs of a floor's map document: how wide it is, and which tiles may be walked to.
 * Immutable.
 */
record FloorMap(String floor, int columns, int rows, BitSet walkable, List<NamedZone> zones) {
    /** A zone's tiles by index; {@code closed} to bots: it leads off the floor or wants a right. */
    record NamedZone(String name, boolean closed, BitSet tiles) {}

    static FloorMap of(JsonNode document) {
        int columns = document.path("columns").asInt();
        int rows = document.path("rows").asInt();
        byte[] blocked = Base64.getDecoder().decode(document.path("blocked").asText());
        BitSet walkable = BitSet.valueOf(blocked);
        walkable.flip(0, columns * rows);
        List<NamedZone> zones = new ArrayList<>();
        document.path("zones").forEach(zone -> zones.add(zone(zone)));
        return new FloorMap(
                document.path("id").asText(), columns, rows, walkable, List.copyOf(zones));
    }

    private static NamedZone zone(JsonNode zone) {
        boolean closed = false;
        for (JsonNode kind : zone.path("kinds")) {
            closed |= kind.asText().equals("EXIT") || kind.asText().equals("RESTRICTED");
        }
        BitSet tiles = new BitSet();
        JsonNode runs = zone.path("runs");
        for (int i = 0; i + 1 < runs.size(); i += 2) {
            int first = runs.get(i).asInt();
            tiles.set(first, first + runs.get(i + 1).asInt());
        }
        return new NamedZone(zone.path("name").asText(), closed, tiles);
    }

    /**
     * Tiles that can be reached from {@code from} without crossing a closed zone: no bot can get
     * lost.
     */
    int[] reachable(int from) {
        BitSet open = (BitSet) walkable.clone();
        zones.stream().filter(NamedZone::closed).forEach(zone -> open.andNot(zone.tiles()));
        int[] queue = new int[columns * rows];
        queue[0] = from;
        open.clear(from);
        int found = 1;
        for (int next = 0; next < found; next++) {
            for (int neighbor : neighbors(queue[next])) {
                if (open.get(neighbor)) {
                    open.clear(neighbor);
                    queue[found++] = neighbor;
                }
            }
        }
        return IntStream.of(queue).limit(found).toArray();
    }

    private int[] neighbors(int tile) {
        int column = tile % columns;
        return IntStream.of(
                        column > 0 ? tile - 1 : tile,
                        column < columns - 1 ? tile + 1 : tile,
                        tile >= columns ? tile - columns : tile,
                        tile < columns * (rows - 1) ? tile + columns : tile)
                .toArray();
    }

    Optional<NamedZone> zone(String name) {
        return zones.stream().filter(zone -> zone.name().equalsIgnoreCase(name)).findFirst();
    }
}
