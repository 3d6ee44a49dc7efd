package tilework.world;

import java.util.Arrays;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.ZoneKind;
import tilework.world.grid.ZoneSets;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;
import tilework.world.groups.GroupListener;
import tilework.world.groups.GroupRules;
import tilework.world.groups.Groups;
import tilework.world.interest.Cells;

/** Says to the groups where everybody is, and to the world who is in another group. */
@ThreadConfined("tick")
final class Grouping implements GroupListener {
    private final Groups groups;
    private final ZoneSets zoneSets;
    private final Cells cells;
    private final Population population;
    private final ChangeLog changes;
    private final int[] placeOfSet;

    Grouping(
            FloorPlan plan,
            GroupRules rules,
            ZoneSets zoneSets,
            Population population,
            ChangeLog changes) {
        groups = new Groups(rules, plan);
        this.zoneSets = zoneSets;
        this.population = population;
        this.changes = changes;
        cells = Cells.of(plan.grid());
        placeOfSet = new int[zoneSets.count()];
        Arrays.setAll(placeOfSet, set -> placeIn(zoneSets.zonesOf(set), plan));
    }

    Groups groups() {
        return groups;
    }

    /** The avatar has come in, stepped to its tile or got another status. */
    void put(Body body) {
        int place = body.isLeftAlone() ? Groups.ALONE : placeOfSet[zoneSets.setOf(body.tile())];
        groups.put(body.id, body.tile(), place);
    }

    void remove(Body body) {
        groups.remove(body.id);
    }

    void advanceTo(int tick) {
        groups.advanceTo(tick, this);
    }

    @Override
    public void regrouped(AvatarId avatar, int group) {
        Body body = population.find(avatar);
        if (body != null) {
            body.setGroup(group);
            int cell = cells.cellOf(body.tile());
            changes.add(new Change.GroupSet(avatar, body.person, group, cell));
        }
    }

    @Override
    public void changed(GroupId group, AvatarId lowest) {
        changes.add(new Change.GroupChanged(lowest, group));
    }

    /** In a quiet zone alone, even where it is a meeting zone too; else the first meeting zone. */
    private static int placeIn(int[] zones, FloorPlan plan) {
        if (Arrays.stream(zones).anyMatch(zone -> plan.zones().get(zone).is(ZoneKind.QUIET))) {
            return Groups.ALONE;
        }
        return Arrays.stream(zones)
                .filter(zone -> plan.zones().get(zone).is(ZoneKind.MEETING))
                .findFirst()
                .orElse(Group.NO_ZONE);
    }
}
