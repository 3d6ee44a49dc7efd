package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceField;
import tilework.world.pathfinding.DistanceFields;

/** Thousands of random ticks, from a seed, with the invariants checked after each. */
class SimulationTest {
    private static final int TICKS = 2_000;
    private static final int MOST_PEOPLE = 40;

    @ParameterizedTest
    @ValueSource(longs = {1, 20260801, -7})
    void whatever_people_do_the_world_stays_consistent_and_tells_all_of_it(long seed) {
        RandomOffice office = new RandomOffice(Floors.OFFICE.plan(), MOST_PEOPLE, seed);
        World world = world(DistanceFields.NONE);
        ChangeReplica replica = new ChangeReplica(world);
        for (int tick = 0; tick < TICKS; tick++) {
            office.nextCommands().forEach(world::apply);
            WorldInvariants.check(world);
            world.advance();
            WorldInvariants.check(world);
            GroupInvariants.checkPlaces(world);
            world.takeChanges().forEach(replica::follow);
            replica.check();
        }
        assertThat(world.population()).isEqualTo(office.here().size()).isGreaterThan(10);
    }

    @Test
    void the_same_commands_lead_to_the_same_changes() {
        assertThat(changesOfRun(DistanceFields.NONE)).isEqualTo(changesOfRun(DistanceFields.NONE));
    }

    @Test
    void kept_distance_fields_change_no_walk() {
        assertThat(changesOfRun(DistanceField::of)).isEqualTo(changesOfRun(DistanceFields.NONE));
    }

    @Test
    void people_who_change_floors_are_on_one_floor_at_a_time() {
        Random dice = new Random(5);
        List<World> floors = List.of(world(DistanceFields.NONE), world(DistanceFields.NONE));
        List<RandomOffice> offices =
                List.of(
                        new RandomOffice(Floors.OFFICE.plan(), MOST_PEOPLE, 1),
                        new RandomOffice(Floors.OFFICE.plan(), MOST_PEOPLE, 2));
        for (int tick = 0; tick < TICKS; tick++) {
            int from = dice.nextInt(2);
            for (int floor = 0; floor < 2; floor++) {
                offices.get(floor).nextCommands().forEach(floors.get(floor)::apply);
                floors.get(floor).advance();
            }
            List<AvatarId> here = offices.get(from).here();
            if (!here.isEmpty()) {
                AvatarId mover = offices.get(from).takeAny();
                floors.get(from).apply(new Command.Leave(mover, LeaveReason.CHANGED_FLOOR));
                floors.get(1 - from).apply(offices.get(1 - from).enter());
            }
            floors.forEach(WorldInvariants::check);
            for (int floor = 0; floor < 2; floor++) {
                assertThat(floors.get(floor).population())
                        .isEqualTo(offices.get(floor).here().size());
            }
        }
    }

    private static List<Change> changesOfRun(DistanceFields fields) {
        RandomOffice office = new RandomOffice(Floors.OFFICE.plan(), MOST_PEOPLE, 99);
        World world = world(fields);
        List<Change> changes = new ArrayList<>();
        for (int tick = 0; tick < TICKS; tick++) {
            office.nextCommands().forEach(world::apply);
            world.advance();
            changes.addAll(world.takeChanges());
        }
        assertThat(changes).hasSizeGreaterThan(TICKS);
        return changes;
    }

    private static World world(DistanceFields fields) {
        return new World(
                Floors.OFFICE.plan(), WorldSettings.DEFAULT, new BreadthFirstPathfinder(fields));
    }
}
