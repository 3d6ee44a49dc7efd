package tilework.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import tilework.maps.files.MapImage;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** The maps that come with the product. */
class ShippedMapsIT {
    private static final Path MAPS = Path.of("..", "maps");

    private final LoadedMaps maps = load();

    private static LoadedMaps load() {
        try {
            return new MapFolder(MAPS).load();
        } catch (IOException e) {
            throw new AssertionError("the maps folder is there", e);
        }
    }

    @Test
    void they_have_no_fault() {
        assertThat(maps.faults()).isEmpty();
        assertThat(maps.floors()).extracting(floor -> floor.plan().id().value()).contains("hq");
    }

    @Test
    void people_appear_only_where_they_can_stand() {
        for (LoadedFloor floor : maps.floors()) {
            FloorPlan plan = floor.plan();
            BitSet starts = tilesOf(plan.zones(), ZoneKind.SPAWN);
            assertThat(starts.stream()).isNotEmpty().allMatch(plan.grid()::isWalkable);
        }
    }

    private static BitSet tilesOf(List<Zone> zones, ZoneKind kind) {
        BitSet tiles = new BitSet();
        zones.stream().filter(zone -> zone.is(kind)).forEach(zone -> tiles.or(zone.tiles()));
        return tiles;
    }

    @Test
    void people_hear_each_other_over_a_desk_but_not_through_a_wall() {
        for (LoadedFloor floor : maps.floors()) {
            BitSet furniture = floor.plan().grid().blockedTiles();
            furniture.andNot(floor.plan().opaque());
            assertThat(furniture.cardinality()).isPositive();
            assertThat(floor.plan().opaque().cardinality()).isGreaterThan(100);
        }
    }

    @Test
    void every_exit_leads_to_a_start_of_another_floor() {
        for (LoadedFloor floor : maps.floors()) {
            assertThat(floor.plan().exits()).isNotEmpty();
            for (Exit exit : floor.plan().exits()) {
                assertThat(maps.floors()).anyMatch(other -> other.plan().id().equals(exit.floor()));
            }
        }
    }

    @Test
    void a_document_is_a_few_kilobytes_on_the_wire() throws IOException {
        for (LoadedFloor floor : maps.floors()) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
                gzip.write(floor.documentBytes());
            }
            assertThat(packed.size()).isLessThan(12_000);
        }
    }

    @Test
    void a_document_names_each_of_its_images_and_its_own_hash() {
        for (LoadedFloor floor : maps.floors()) {
            String text = new String(floor.documentBytes(), StandardCharsets.UTF_8);
            assertThat(text).contains("\"hash\":\"" + floor.hash() + "\"");
            assertThat(floor.images()).isNotEmpty();
            assertThat(text).contains(floor.images().stream().map(MapImage::url).toList());
        }
    }
}
