package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;
import tilework.world.groups.GroupRules;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

/** Thousands of random ticks in which people come together and part. */
class GroupSimulationTest {
    private static final int TICKS = 1_500;

    private static final TextMap CROWDED =
            TextMap.of(
                    """
                    ....#.......
                    ....#.MMM.#.
                    .##...MMM...
                    ......MMM...
                    .#.#......S.
                    ...#.QQ...S.
                    """);

    @ParameterizedTest
    @CsvSource({"1, 12, 5", "2, 4, 5", "3, 3, 0", "4, 6, 1", "5, 50, 9"})
    void groups_are_those_that_comparing_everybody_with_everybody_gives(
            long seed, int capacity, int dwellTicks) {
        FloorPlan plan = withMeetingFor(4, CROWDED.plan());
        World world = world(plan, new GroupRules(2, 3, dwellTicks, capacity));
        ReferenceGroups reference = new ReferenceGroups(world);
        RandomOffice office = new RandomOffice(plan, 30, seed);
        int most = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            List<Command> commands = tick % 40 < 20 ? office.nextCommands() : List.of();
            commands.forEach(world::apply);
            world.advance();
            List<Group> groups = GroupInvariants.groups(world, office.here());
            assertThat(groups)
                    .as("groups at tick %d", world.tick())
                    .isEqualTo(reference.follow(commands, office.here()));
            GroupInvariants.checkPlaces(world);
            most = Math.max(most, groups.size());
        }
        assertThat(most).isGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 20260801, -7})
    void a_locked_group_never_grows(long seed) {
        World world = world(CROWDED.plan(), GroupRules.DEFAULT);
        RandomOffice office = new RandomOffice(CROWDED.plan(), 30, seed);
        Map<GroupId, Group> before = new HashMap<>();
        int locked = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            office.nextCommands().forEach(world::apply);
            world.advance();
            List<Group> groups = GroupInvariants.groups(world, office.here());
            for (Group group : groups) {
                Group was = before.get(group.id());
                if (group.isLocked() && was != null) {
                    locked++;
                    assertThat(was.members()).containsAll(group.members());
                }
            }
            before.clear();
            groups.forEach(group -> before.put(group.id(), group));
        }
        assertThat(locked).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void the_order_in_which_people_come_and_ask_makes_no_other_groups(long seed) {
        Random dice = new Random(seed);
        World one = world(CROWDED.plan(), GroupRules.DEFAULT);
        World other = world(CROWDED.plan(), GroupRules.DEFAULT);
        List<AvatarId> here = new ArrayList<>();
        for (int tick = 0; tick < 400; tick++) {
            List<Command> commands = oneForEach(here, dice);
            commands.forEach(one::apply);
            Collections.shuffle(commands, dice);
            commands.forEach(other::apply);
            one.advance();
            other.advance();
            assertThat(GroupInvariants.groups(other, here))
                    .isEqualTo(GroupInvariants.groups(one, here));
            assertThat(other.isAtRest()).isEqualTo(one.isAtRest());
        }
        assertThat(one.groupCount()).isPositive();
    }

    @Test
    void once_nothing_is_asked_any_more_the_floor_comes_to_rest() {
        World world = world(CROWDED.plan(), GroupRules.DEFAULT);
        RandomOffice office = new RandomOffice(CROWDED.plan(), 30, 11);
        for (int round = 0; round < 50; round++) {
            for (int tick = 0; tick < 30; tick++) {
                office.nextCommands().forEach(world::apply);
                world.advance();
            }
            for (int tick = 0; !world.isAtRest(); tick++) {
                assertThat(tick).isLessThan(500);
                world.advance();
            }
            assertRestChangesNothing(world, office.here());
        }
    }

    private static void assertRestChangesNothing(World world, List<AvatarId> here) {
        List<Group> groups = GroupInvariants.groups(world, here);
        world.takeChanges();
        for (int tick = 0; tick < 20; tick++) {
            world.advance();
        }
        world.rest(1_000);
        assertThat(world.takeChanges()).isEmpty();
        assertThat(GroupInvariants.groups(world, here)).isEqualTo(groups);
    }

    /** What some of those who are here, and somebody new, ask: one thing each. */
    private static List<Command> oneForEach(List<AvatarId> here, Random dice) {
        Map<AvatarId, Command> commands = new LinkedHashMap<>();
        for (AvatarId avatar : List.copyOf(here)) {
            Tile tile = new Tile(dice.nextInt(12), dice.nextInt(6));
            switch (dice.nextInt(60)) {
                case 0 -> commands.put(avatar, new Command.LockGroup(avatar, dice.nextBoolean()));
                case 1, 2 -> commands.put(avatar, new Command.WalkTo(avatar, tile));
                case 3 -> {
                    commands.put(avatar, new Command.Leave(avatar, LeaveReason.LEFT));
                    here.remove(avatar);
                }
                default -> {}
            }
        }
        for (int count = dice.nextInt(4); count > 0 && here.size() < 25; count--) {
            AvatarId avatar = new AvatarId(1 + dice.nextInt(1_000_000));
            if (!here.contains(avatar)) {
                Tile tile = new Tile(dice.nextInt(12), dice.nextInt(6));
                commands.put(avatar, People.enters(avatar, tile));
                here.add(avatar);
            }
        }
        return new ArrayList<>(commands.values());
    }

    private static FloorPlan withMeetingFor(int capacity, FloorPlan plan) {
        Map<String, String> properties = Map.of("capacity", Integer.toString(capacity));
        List<Zone> zones =
                plan.zones().stream()
                        .map(it -> new Zone(it.id(), it.name(), it.kinds(), it.tiles(), properties))
                        .toList();
        return new FloorPlan(plan.id(), plan.name(), plan.grid(), zones, plan.exits());
    }

    private static World world(FloorPlan plan, GroupRules rules) {
        return new World(
                plan,
                new WorldSettings(3, 0, rules),
                new BreadthFirstPathfinder(DistanceFields.NONE));
    }
}
