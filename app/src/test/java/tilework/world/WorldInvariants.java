package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;

/** What must hold in a world after every command and every tick. */
public final class WorldInvariants {
    private WorldInvariants() {}

    /** Fails with the tick and the avatar when one of them does not hold. */
    public static void check(World world) {
        Set<AvatarId> seen = new HashSet<>();
        Set<PersonId> people = new HashSet<>();
        boolean anybodyWalks = false;
        for (int cell = 0; cell < world.cells().count(); cell++) {
            List<AvatarState> states = new ArrayList<>();
            world.forEachIn(cell, states::add);
            checkCell(world, cell, states);
            for (AvatarState state : states) {
                hold(seen.add(state.id()), "is in one cell only", world, state);
                hold(people.add(state.person()), "is the only one of its person", world, state);
                checkPlace(world, cell, state);
                checkPath(world, state);
                anybodyWalks |= !state.path().steps().isEmpty();
            }
        }
        assertThat(seen).as("population at tick %d", world.tick()).hasSize(world.population());
        GroupInvariants.check(world, seen);
        if (world.isAtRest()) {
            assertThat(anybodyWalks).as("walks at rest at tick %d", world.tick()).isFalse();
        }
    }

    private static void checkCell(World world, int cell, List<AvatarState> states) {
        List<AvatarId> ids = new ArrayList<>();
        world.forEachPlaceIn(
                cell,
                (avatar, place) -> {
                    ids.add(avatar);
                    int tile = world.plan().grid().index(world.tileOf(avatar));
                    assertThat(place).isEqualTo(world.cells().placeInCell(tile));
                });
        assertThat(ids)
                .hasSize(world.populationOf(cell))
                .isEqualTo(states.stream().map(AvatarState::id).toList())
                .isSortedAccordingTo(Comparator.comparingInt(AvatarId::value));
    }

    private static void checkPlace(World world, int cell, AvatarState state) {
        Tile tile = world.tileOf(state.id());
        hold(world.plan().grid().isWalkable(tile), "is on a walkable tile", world, state);
        hold(state.equals(world.state(state.id())), "has one state", world, state);
        hold(state.id().equals(world.avatarOf(state.person())), "is its person", world, state);
        hold(world.cellOf(state.id()) == cell, "is in its cell", world, state);
        hold(world.cells().cellOf(tile) == cell, "is in its tile's cell", world, state);
        hold(state.path().from().equals(tile), "has a path from its tile", world, state);
        int index = world.plan().grid().index(tile);
        List<Integer> zones =
                world.plan().zones().stream()
                        .filter(zone -> zone.contains(index))
                        .map(Zone::id)
                        .toList();
        hold(world.zonesOf(state.id()).equals(zones), "is in its zones", world, state);
    }

    private static void checkPath(World world, AvatarState state) {
        Path path = state.path();
        hold(path.steps().size() <= Path.MAX_STEPS, "has a short path", world, state);
        hold(path.startTick() <= world.tick() + 1, "begins by the next tick", world, state);
        Tile tile = path.from();
        for (Direction step : path.steps()) {
            tile = tile.step(step);
            hold(world.plan().grid().isWalkable(tile), "has a walkable path", world, state);
        }
        if (!path.steps().isEmpty()) {
            hold(path.facing() == path.steps().getLast(), "faces its last step", world, state);
            int oldest = world.tick() - world.settings().ticksPerTile();
            hold(path.startTick() > oldest, "has no finished step in its path", world, state);
        }
    }

    private static void hold(boolean holds, String what, World world, AvatarState state) {
        if (!holds) {
            throw new AssertionError("tick %d: not so: %s %s".formatted(world.tick(), state, what));
        }
    }
}
