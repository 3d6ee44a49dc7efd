package tilework.world;

import java.util.List;
import java.util.Objects;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.Path;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;
import tilework.world.groups.Group;
import tilework.world.pathfinding.BreadthFirstPathfinder;
import tilework.world.pathfinding.DistanceFields;

/** A world on a text map, driven by hand. A step takes 3 ticks. */
final class WorldFixture {
    final TextMap map;
    final World world;

    WorldFixture(String drawing) {
        this(TextMap.of(drawing));
    }

    WorldFixture(TextMap map) {
        this(map, map.plan());
    }

    /** On a plan made from the map. */
    WorldFixture(TextMap map, FloorPlan plan) {
        this(map, plan, WorldSettings.DEFAULT);
    }

    WorldFixture(TextMap map, FloorPlan plan, WorldSettings settings) {
        this.map = map;
        this.world = new World(plan, settings, new BreadthFirstPathfinder(DistanceFields.NONE));
    }

    /** Lets an avatar in at the mark and forgets the changes. */
    void place(AvatarId avatar, char mark) {
        place(avatar, map.tile(mark));
    }

    void place(AvatarId avatar, Tile tile) {
        world.apply(People.enters(avatar, tile));
        world.takeChanges();
    }

    List<Change> apply(Command command) {
        world.apply(command);
        return world.takeChanges();
    }

    List<Change> advance(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            world.advance();
            WorldInvariants.check(world);
        }
        return world.takeChanges();
    }

    /** Goes on until nobody walks. */
    List<Change> settle() {
        for (int tick = 0; !world.isAtRest(); tick++) {
            if (tick > 10_000) {
                throw new AssertionError("somebody walks for ever");
            }
            world.advance();
        }
        return world.takeChanges();
    }

    /** The members of the group of an avatar; empty when it is in none. */
    List<AvatarId> groupOf(AvatarId avatar) {
        Group group = world.groupOf(avatar);
        return group == null ? List.of() : group.members();
    }

    AvatarState state(AvatarId avatar) {
        return Objects.requireNonNull(world.state(avatar));
    }

    Path path(AvatarId avatar) {
        return state(avatar).path();
    }
}
