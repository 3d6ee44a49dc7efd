package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.Path;
import tilework.world.grid.Tile;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;

/** What somebody knows of a world who is told its changes only, and plays walks by the clock. */
final class ChangeReplica {
    private final World world;
    private final Map<AvatarId, Path> paths = new HashMap<>();
    private final Map<AvatarId, Integer> cells = new HashMap<>();
    private final Map<AvatarId, Set<Integer>> zones = new HashMap<>();
    private final Map<AvatarId, Integer> groups = new HashMap<>();
    private final Map<GroupId, Group> known = new HashMap<>();

    ChangeReplica(World world) {
        this.world = world;
    }

    void follow(Change change) {
        AvatarId avatar = change.avatar();
        switch (change) {
            case Change.Entered entered -> {
                AvatarState state = world.state(avatar);
                if (state != null) {
                    paths.put(avatar, state.path());
                }
                assertThat(cells.put(avatar, entered.cell())).isNull();
                zones.put(avatar, new TreeSet<>());
                groups.put(avatar, 0);
            }
            case Change.Crossed crossed ->
                    assertThat(cells.put(avatar, crossed.cell())).isEqualTo(crossed.fromCell());
            case Change.Left left -> {
                assertThat(cells.remove(avatar)).isEqualTo(left.cell());
                assertThat(zones.remove(avatar)).isEmpty();
                paths.remove(avatar);
                groups.remove(avatar);
            }
            case Change.Walked walked -> {
                paths.put(avatar, walked.path());
                assertThat(cells).containsEntry(avatar, walked.cell());
            }
            case Change.ZoneEntered entered ->
                    assertThat(zonesOf(avatar).add(entered.zone())).isTrue();
            case Change.ZoneLeft left -> assertThat(zonesOf(avatar).remove(left.zone())).isTrue();
            case Change.StatusSet set -> assertThat(cells).containsEntry(avatar, set.cell());
            case Change.Dressed dressed -> assertThat(cells).containsEntry(avatar, dressed.cell());
            case Change.GestureMade made -> assertThat(cells).containsEntry(avatar, made.cell());
            case Change.Said said -> assertThat(cells).containsEntry(avatar, said.cell());
            case Change.GroupSet set -> {
                assertThat(cells).containsEntry(avatar, set.cell());
                assertThat(groups.put(avatar, set.group())).isNotEqualTo(set.group());
            }
            case Change.GroupChanged changed -> look(changed);
            case Change.Refused refused -> assertThat(cells).containsKey(avatar);
        }
    }

    /** Fails when the world is not as the changes told. */
    void check() {
        assertThat(cells).hasSize(world.population());
        assertThat(known).hasSize(world.groupCount());
        known.forEach((id, group) -> assertThat(group).isEqualTo(world.group(id)));
        cells.forEach((avatar, cell) -> {
            Path path = Objects.requireNonNull(paths.get(avatar));
            assertThat(world.cellOf(avatar)).isEqualTo(cell);
            assertThat(world.zonesOf(avatar)).hasSameElementsAs(zonesOf(avatar));
            assertThat(world.tileOf(avatar)).isEqualTo(tileByTheClock(path));
            Group group = world.groupOf(avatar);
            assertThat(groups).containsEntry(avatar, group == null ? 0 : group.id().value());
        });
    }

    /** Looks up a group that has changed, as the changes of groups ask for. */
    private void look(Change.GroupChanged changed) {
        Group group = world.group(changed.group());
        Group before = group == null ? known.remove(changed.group()) : known.put(group.id(), group);
        AvatarId lowest =
                Objects.requireNonNull(group == null ? before : group).members().getFirst();
        assertThat(changed.avatar()).isEqualTo(lowest);
        assertThat(group).isNotEqualTo(before);
    }

    private Set<Integer> zonesOf(AvatarId avatar) {
        return Objects.requireNonNull(zones.get(avatar));
    }

    private Tile tileByTheClock(Path path) {
        int ticks = world.tick() - path.startTick();
        int done = Math.max(0, ticks) / world.settings().ticksPerTile();
        Tile tile = path.from();
        for (int step = 0; step < Math.min(done, path.steps().size()); step++) {
            tile = tile.step(path.steps().get(step));
        }
        return tile;
    }
}
