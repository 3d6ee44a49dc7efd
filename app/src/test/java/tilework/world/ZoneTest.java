package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.People.enters;
import static tilework.world.People.person;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.LeaveReason;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

class ZoneTest {
    private final WorldFixture office =
            new WorldFixture(
                    """
                    1.MMQQ..E
                    ..MMQQ...
                    #########
                    RRRR.2...
                    """);
    private final World world = office.world;
    private final int meeting = office.map.zone('M');
    private final int quiet = office.map.zone('Q');

    @Test
    void the_zone_left_comes_before_the_zone_entered() {
        office.place(ADA, '1');
        office.apply(new Command.WalkTo(ADA, new Tile(4, 0)));

        assertThat(office.settle())
                .filteredOn(change -> !isOfGroups(change))
                .containsExactly(
                        new Change.ZoneEntered(ADA, person(ADA), meeting),
                        new Change.ZoneLeft(ADA, person(ADA), meeting),
                        new Change.ZoneEntered(ADA, person(ADA), quiet));
        assertThat(world.zonesOf(ADA)).containsExactly(quiet);
    }

    @Test
    void coming_in_and_going_out_enter_and_leave_the_zones_too() {
        assertThat(office.apply(enters(ADA, new Tile(2, 1))))
                .containsExactly(
                        new Change.Entered(ADA, person(ADA), 0),
                        new Change.ZoneEntered(ADA, person(ADA), meeting));
        assertThat(office.apply(new Command.Leave(ADA, LeaveReason.LEFT)))
                .containsExactly(
                        new Change.ZoneLeft(ADA, person(ADA), meeting),
                        new Change.Left(ADA, person(ADA), LeaveReason.LEFT, 0));
    }

    @Test
    void steps_within_a_zone_tell_nothing() {
        office.place(ADA, new Tile(2, 0));
        office.settle();
        office.apply(new Command.WalkTo(ADA, new Tile(3, 0)));

        assertThat(office.settle()).isEmpty();
    }

    @Test
    void an_exit_is_entered_when_one_steps_onto_it() {
        office.place(ADA, new Tile(6, 0));
        office.apply(new Command.Head(ADA, Direction.RIGHT));

        assertThat(office.settle())
                .contains(new Change.ZoneEntered(ADA, person(ADA), office.map.zone('E')));
    }

    @Test
    void walking_to_a_zone_ends_on_its_nearest_tile() {
        office.place(ADA, '1');
        office.apply(new Command.WalkToZone(ADA, quiet));
        office.settle();

        assertThat(world.tileOf(ADA)).isEqualTo(new Tile(4, 0));
    }

    @Test
    void an_unknown_zone_is_refused() {
        office.place(ADA, '1');
        for (int zone : List.of(-1, 4, Integer.MAX_VALUE)) {
            assertThat(office.apply(new Command.WalkToZone(ADA, zone)))
                    .containsExactly(new Change.Refused(ADA, RefusalReason.UNKNOWN_ZONE));
        }
    }

    @Test
    void nobody_walks_into_a_restricted_zone_from_outside() {
        office.place(ADA, '2');
        for (Command command :
                List.of(
                        new Command.WalkTo(ADA, new Tile(0, 3)),
                        new Command.WalkToZone(ADA, office.map.zone('R')),
                        new Command.Head(ADA, Direction.LEFT))) {
            office.apply(command);
            assertThat(office.settle()).noneMatch(Change.ZoneEntered.class::isInstance);
            assertThat(world.tileOf(ADA)).isEqualTo(new Tile(4, 3));
        }
    }

    @Test
    void nobody_is_put_into_a_restricted_zone() {
        office.place(ADA, new Tile(1, 3));

        assertThat(world.zonesOf(ADA)).isEmpty();
    }

    @Test
    void who_is_in_a_restricted_zone_by_its_start_walks_in_it_and_out_of_it() {
        BitSet vault = new BitSet();
        vault.set(0, 3);
        BitSet desk = new BitSet();
        desk.set(0);
        List<Zone> zones =
                List.of(
                        new Zone(0, "vault", Set.of(ZoneKind.RESTRICTED), vault, Map.of()),
                        new Zone(1, "desk", Set.of(ZoneKind.SPAWN), desk, Map.of()));
        FloorPlan open = TextMap.open(9, 1).plan();
        World bank =
                new World(
                        new FloorPlan(open.id(), "bank", open.grid(), zones, List.of()),
                        WorldSettings.DEFAULT,
                        new BreadthFirstPathfinder(DistanceFields.NONE));
        bank.apply(enters(BO, new Arrival.AtStart("desk")));
        assertThat(bank.zonesOf(BO)).containsExactly(0, 1);

        bank.apply(new Command.WalkTo(BO, new Tile(8, 0)));
        while (!bank.isAtRest()) {
            bank.advance();
        }
        assertThat(bank.tileOf(BO)).isEqualTo(new Tile(8, 0));
        bank.apply(new Command.WalkTo(BO, new Tile(0, 0)));
        while (!bank.isAtRest()) {
            bank.advance();
        }
        assertThat(bank.tileOf(BO)).isEqualTo(new Tile(3, 0));
    }

    private static boolean isOfGroups(Change change) {
        return change instanceof Change.GroupSet || change instanceof Change.GroupChanged;
    }
}
