package tilework.world;

import static org.assertj.core.api.Assertions.assertThat;
import static tilework.world.People.ADA;
import static tilework.world.People.BO;
import static tilework.world.People.CY;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Status;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;
import tilework.world.groups.Group;

class MeetingTest {
    private static final TextMap MAP =
            TextMap.of(
                    """
                    MMMMMMMM..QQ
                    MMMMMMMM..QQ
                    MMMMMMMM..QQ
                    """);
    private static final Tile OUTSIDE = new Tile(8, 0);

    private final WorldFixture office = with("2");

    @Test
    void a_meeting_zone_has_one_group_from_the_first_person_on_and_at_once() {
        office.place(ADA, new Tile(0, 0));
        office.advance(1);
        Group alone = Objects.requireNonNull(office.world.groupOf(ADA));
        assertThat(alone.zone()).isEqualTo(MAP.zone('M'));
        assertThat(alone.members()).containsExactly(ADA);

        office.place(BO, new Tile(7, 2));
        office.advance(1);
        assertThat(office.groupOf(ADA)).containsExactly(ADA, BO);
        assertThat(office.world.isAtRest()).isTrue();
    }

    @Test
    void the_border_of_the_zone_is_the_border_of_its_group() {
        office.place(ADA, new Tile(7, 0));
        office.place(BO, OUTSIDE);
        office.place(CY, new Tile(9, 0));
        office.settle();

        assertThat(office.groupOf(ADA)).containsExactly(ADA);
        assertThat(office.groupOf(BO)).containsExactly(BO, CY);

        office.apply(new Command.WalkTo(BO, new Tile(6, 0)));
        office.settle();
        assertThat(office.groupOf(BO)).containsExactly(ADA, BO);
        assertThat(office.groupOf(CY)).isEmpty();
    }

    @Test
    void who_comes_into_a_full_meeting_waits_for_a_place_lowest_first() {
        placeInside(1, 2, 4, 3);
        office.settle();
        assertThat(office.groupOf(ADA)).containsExactly(ADA, BO);
        assertThat(office.groupOf(CY)).isEmpty();

        office.apply(new Command.SetStatus(BO, Status.DO_NOT_DISTURB));
        office.settle();
        assertThat(office.groupOf(ADA)).containsExactly(ADA, CY);
        assertThat(office.groupOf(BO)).isEmpty();
    }

    @Test
    void a_locked_meeting_takes_nobody_in_and_is_open_again_once_all_have_gone() {
        placeInside(1);
        office.settle();
        office.apply(new Command.LockGroup(ADA, true));
        placeInside(2);
        office.settle();
        assertThat(office.groupOf(BO)).isEmpty();

        office.apply(new Command.Leave(ADA, LeaveReason.LEFT));
        office.settle();
        assertThat(office.groupOf(BO)).containsExactly(BO);
        assertThat(Objects.requireNonNull(office.world.groupOf(BO)).isLocked()).isFalse();
    }

    @Test
    void nobody_is_in_a_group_in_a_quiet_zone() {
        office.place(ADA, new Tile(10, 0));
        office.place(BO, new Tile(11, 0));
        office.place(CY, new Tile(9, 0));
        office.settle();

        assertThat(office.world.groupCount()).isZero();
    }

    @Test
    void a_quiet_zone_within_a_meeting_zone_is_quiet() {
        Zone meeting = MAP.plan().zones().get(MAP.zone('M'));
        Zone quiet = new Zone(1, "Q", Set.of(ZoneKind.QUIET), meeting.tiles(), Map.of());
        WorldFixture both = new WorldFixture(MAP, withZones(List.of(meeting, quiet)));
        both.place(ADA, new Tile(0, 0));
        both.place(BO, new Tile(0, 1));
        both.settle();

        assertThat(both.world.groupCount()).isZero();
    }

    @Test
    void where_meeting_zones_overlap_the_first_one_counts() {
        Zone first = MAP.plan().zones().get(MAP.zone('M'));
        Zone second = new Zone(1, "N", Set.of(ZoneKind.MEETING), first.tiles(), Map.of());
        WorldFixture both = new WorldFixture(MAP, withZones(List.of(first, second)));
        both.place(ADA, new Tile(0, 0));
        both.settle();

        assertThat(Objects.requireNonNull(both.world.groupOf(ADA)).zone()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-3", "many", "", "1.5", "99999999999999"})
    void a_capacity_that_is_none_is_that_of_any_meeting(String capacity) {
        WorldFixture other = with(capacity);
        for (int person = 1; person <= 60; person++) {
            other.place(new AvatarId(person), new Tile(person % 8, person % 3));
        }
        other.settle();

        assertThat(other.groupOf(ADA)).hasSize(50);
    }

    private void placeInside(int... people) {
        for (int person : people) {
            office.place(new AvatarId(person), new Tile(person, 1));
        }
    }

    private static WorldFixture with(String capacity) {
        List<Zone> zones =
                MAP.plan().zones().stream()
                        .map(it ->
                                new Zone(
                                        it.id(),
                                        it.name(),
                                        it.kinds(),
                                        it.tiles(),
                                        Map.of("capacity", capacity)))
                        .toList();
        return new WorldFixture(MAP, withZones(zones));
    }

    private static FloorPlan withZones(List<Zone> zones) {
        FloorPlan plan = MAP.plan();
        return new FloorPlan(plan.id(), plan.name(), plan.grid(), zones, plan.exits());
    }
}
