package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.enters;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.AvatarId;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** On which of several starts people appear; maps/README.md promises it to those who draw maps. */
class StartsTest {
    private static final int PEOPLE = 12;

    @Test
    void who_enters_comes_in_on_the_start_named_start_whatever_comes_before_it() {
        assertThat(columns("", "from-annex", "start", "garden")).containsExactly(1);
    }

    @Test
    void a_start_without_a_name_does_not_take_those_who_enter_from_the_one_named_start() {
        assertThat(columns("", "", "start")).containsExactly(1);
    }

    @Test
    void several_starts_named_start_are_one() {
        assertThat(columns("", "start", "from-annex", "start")).containsExactly(0, 2);
    }

    @Test
    void who_comes_by_an_exit_arrives_on_the_start_that_it_names_and_on_no_other() {
        assertThat(columns("from-annex", "start", "from-annex", "from-annex"))
                .containsExactly(1, 2);
    }

    @Test
    void a_floor_that_names_no_start_so_takes_people_on_all_of_them() {
        assertThat(columns("", "from-annex", "garden", "")).containsExactly(0, 1, 2);
    }

    @Test
    void a_start_that_is_not_there_is_the_floors_own() {
        assertThat(columns("cellar", "from-annex", "start", "garden")).containsExactly(1);
    }

    /** The columns where many arrive at a start, on a row of tiles that are one start each. */
    private static Set<Integer> columns(String wanted, String... names) {
        TextMap row = TextMap.open(names.length + 1, 1);
        WorldFixture office = new WorldFixture(row, withStarts(row, names));
        Set<Integer> columns = new TreeSet<>();
        for (int id = 1; id <= PEOPLE; id++) {
            AvatarId avatar = new AvatarId(id);
            office.apply(enters(avatar, new Arrival.AtStart(wanted)));
            columns.add(office.world.tileOf(avatar).column());
        }
        return columns;
    }

    private static FloorPlan withStarts(TextMap row, String... names) {
        FloorPlan plan = row.plan();
        Zone[] zones = new Zone[names.length];
        for (int i = 0; i < names.length; i++) {
            BitSet tile = new BitSet();
            tile.set(i);
            zones[i] = new Zone(i, names[i], Set.of(ZoneKind.SPAWN), tile, Map.of());
        }
        return new FloorPlan(plan.id(), plan.name(), plan.grid(), List.of(zones), plan.exits());
    }
}
