package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilework.world.People.ADA;
import static tilework.world.People.enters;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilework.world.avatar.AvatarId;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;

class ArrivalTest {
    private static final Arrival AT_START = new Arrival.AtStart("");

    @Test
    void a_crowd_fills_the_start_zone_evenly() {
        WorldFixture office = new WorldFixture(Floors.OFFICE);
        Map<Tile, Integer> peopleOnTile = new HashMap<>();
        for (int id = 1; id <= 1_000; id++) {
            office.apply(enters(new AvatarId(id), AT_START));
            peopleOnTile.merge(office.world.tileOf(new AvatarId(id)), 1, Integer::sum);
        }

        assertThat(peopleOnTile).hasSize(24);
        assertThat(peopleOnTile.values()).allMatch(people -> people == 41 || people == 42);
    }

    @Test
    void the_first_few_do_not_stand_beside_each_other() {
        WorldFixture office =
                new WorldFixture(
                        """
                        SSSSSSSS
                        SSSSSSSS
                        SSSSSSSS
                        SSSSSSSS
                        """);
        Set<Tile> tiles = new HashSet<>();
        for (int id = 1; id <= 8; id++) {
            office.apply(enters(new AvatarId(id), AT_START));
            Tile tile = office.world.tileOf(new AvatarId(id));
            assertThat(tiles).noneMatch(other -> other.distanceTiles(tile) < 2);
            tiles.add(tile);
        }
    }

    @Test
    void nobody_arrives_where_somebody_is_going_to_stand() {
        WorldFixture office = new WorldFixture("SS......");
        office.place(ADA, new Tile(7, 0));
        office.apply(new Command.WalkTo(ADA, new Tile(0, 0)));
        office.apply(enters(new AvatarId(2), AT_START));

        assertThat(office.world.tileOf(new AvatarId(2))).isEqualTo(new Tile(1, 0));
    }

    @Test
    void a_floor_without_a_start_takes_people_where_there_is_most_room() {
        WorldFixture office = new WorldFixture("..#.....\n..#.....\n###.....");
        for (int id = 1; id <= 21; id++) {
            office.apply(enters(new AvatarId(id), new Arrival.AtStart("attic")));
            assertThat(office.world.tileOf(new AvatarId(id)).column()).isGreaterThan(2);
        }
    }

    @Test
    void who_comes_back_to_a_blocked_place_stands_beside_it() {
        WorldFixture office = new WorldFixture("...\n.#.\n##.");
        office.place(ADA, new Tile(1, 2));

        assertThat(office.world.tileOf(ADA)).isEqualTo(new Tile(2, 2));
    }

    @Test
    void who_comes_back_to_a_place_that_is_no_more_is_put_at_the_edge() {
        WorldFixture office = new WorldFixture("....\n....");
        office.place(ADA, new Tile(Integer.MAX_VALUE, -5));

        assertThat(office.world.tileOf(ADA)).isEqualTo(new Tile(3, 0));
    }

    @Test
    void the_facing_of_the_place_is_kept() {
        WorldFixture office = new WorldFixture("....");
        office.apply(enters(ADA, new Arrival.AtTile(new Tile(2, 0), Direction.LEFT)));

        assertThat(office.path(ADA).facing()).isEqualTo(Direction.LEFT);
    }

    @Test
    void nobody_arrives_in_an_exit() {
        WorldFixture office = new WorldFixture("EE.E\nEEEE");
        office.place(ADA, new Tile(0, 1));

        assertThat(office.world.tileOf(ADA)).isEqualTo(new Tile(2, 0));
    }

    @Test
    void a_floor_where_nobody_can_stand_is_an_error() {
        assertThatThrownBy(() -> new WorldFixture("##\nEE"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hq");
    }
}
