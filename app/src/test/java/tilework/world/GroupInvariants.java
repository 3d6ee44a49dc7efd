package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tilework.world.avatar.AvatarId;
import tilework.world.grid.Tile;
import tilework.world.grid.ZoneKind;
import tilework.world.groups.Group;

/** What must hold for the groups of a world. */
public final class GroupInvariants {
    private GroupInvariants() {}

    /** Whom the world says to be in a group is one of its members, and the other way round. */
    static void check(World world, Set<AvatarId> here) {
        Set<Group> groups = new HashSet<>();
        for (AvatarId avatar : here) {
            Group group = world.groupOf(avatar);
            if (group != null) {
                groups.add(group);
                assertThat(group).isEqualTo(world.group(group.id()));
                assertThat(group.members()).contains(avatar);
            }
        }
        assertThat(groups).hasSize(world.groupCount());
        for (Group group : groups) {
            assertThat(here).containsAll(group.members());
            assertThat(group.members())
                    .doesNotHaveDuplicates()
                    .isSortedAccordingTo(Comparator.comparingInt(AvatarId::value))
                    .allSatisfy(it -> assertThat(world.groupOf(it)).isEqualTo(group));
        }
    }

    /** After each tick: who is in a group may be in it. */
    public static void checkPlaces(World world) {
        for (int cell = 0; cell < world.cells().count(); cell++) {
            world.forEachIn(
                    cell,
                    state -> {
                        Group group = world.groupOf(state.id());
                        assertThat(state.group()).isEqualTo(group == null ? 0 : group.id().value());
                        if (group != null) {
                            checkPlace(world, state.id(), group);
                        }
                    });
        }
    }

    private static void checkPlace(World world, AvatarId avatar, Group group) {
        assertThat(isIn(world, avatar, ZoneKind.QUIET)).isFalse();
        if (group.zone() != Group.NO_ZONE) {
            assertThat(world.zonesOf(avatar)).contains(group.zone());
            return;
        }
        assertThat(isIn(world, avatar, ZoneKind.MEETING)).isFalse();
        var rules = world.settings().groupRules();
        assertThat(group.members()).hasSizeBetween(2, rules.capacity());
        assertThat(group.members())
                .as("who is near %s at tick %d", avatar, world.tick())
                .anySatisfy(other -> {
                    assertThat(other).isNotEqualTo(avatar);
                    assertThat(distance(world, avatar, other))
                            .isLessThanOrEqualTo(rules.leaveRadiusTiles());
                });
    }

    static boolean isIn(World world, AvatarId avatar, ZoneKind kind) {
        return world.zonesOf(avatar).stream().anyMatch(it -> world.plan().zones().get(it).is(kind));
    }

    static int distance(World world, AvatarId one, AvatarId other) {
        Tile from = world.tileOf(one);
        Tile to = world.tileOf(other);
        return Math.max(Math.abs(from.column() - to.column()), Math.abs(from.row() - to.row()));
    }

    /** All groups, lowest first. */
    static List<Group> groups(World world, List<AvatarId> here) {
        return here.stream()
                .flatMap(it -> Stream.ofNullable(world.groupOf(it)))
                .distinct()
                .sorted(Comparator.comparingInt(it -> it.id().value()))
                .toList();
    }
}
