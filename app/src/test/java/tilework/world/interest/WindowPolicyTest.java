package tilework.world.interest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowPolicyTest {
    private final Cells cells = new Cells(80, 80);
    private final WindowPolicy policy = new WindowPolicy(cells);

    @Test
    void walking_along_the_border_of_two_cells_moves_no_window() {
        int center = cell(4, 4);
        assertThat(policy.center(center, cell(5, 4))).isEqualTo(center);
        assertThat(policy.center(center, cell(4, 3))).isEqualTo(center);
        assertThat(policy.center(center, cell(3, 5))).isEqualTo(center);
    }

    @Test
    void two_cells_away_the_window_follows() {
        assertThat(policy.center(cell(4, 4), cell(6, 4))).isEqualTo(cell(6, 4));
        assertThat(policy.center(cell(4, 4), cell(4, 2))).isEqualTo(cell(4, 2));
    }

    @Test
    void a_window_is_clipped_to_the_floor() {
        assertThat(policy.around(cell(4, 4), 3)).isEqualTo(new Window(1, 1, 7, 7));
        assertThat(policy.around(cell(0, 9), 3)).isEqualTo(new Window(0, 6, 3, 9));
        assertThat(new WindowPolicy(new Cells(5, 5)).around(0, 4))
                .isEqualTo(new Window(0, 0, 0, 0));
    }

    @Test
    void the_radius_fills_the_viewport_wherever_the_avatar_is_within_the_slack() {
        assertThat(WindowPolicy.radiusFor(20, 12)).isEqualTo(3);
        assertThat(WindowPolicy.radiusFor(48, 27)).isEqualTo(4);
        assertThat(WindowPolicy.radiusFor(10, 16)).isEqualTo(2);
    }

    @Test
    void a_viewport_that_makes_no_sense_is_clamped() {
        assertThat(WindowPolicy.radiusFor(Integer.MAX_VALUE, 1)).isEqualTo(4);
        assertThat(WindowPolicy.radiusFor(Integer.MIN_VALUE, 0)).isEqualTo(2);
    }

    @Test
    void a_window_has_its_cells_and_no_others() {
        Window window = new Window(1, 2, 2, 3);
        List<Integer> inside = new ArrayList<>();
        window.forEachCell(cells, inside::add);

        assertThat(inside).containsExactly(cell(1, 2), cell(2, 2), cell(1, 3), cell(2, 3));
        assertThat(inside).allMatch(cell -> window.contains(cell, cells));
        assertThat(window.contains(cell(3, 2), cells)).isFalse();
        assertThat(window.contains(cell(1, 1), cells)).isFalse();
    }

    @Test
    void a_window_that_moves_gains_a_strip() {
        List<Integer> gained = new ArrayList<>();
        new Window(2, 1, 4, 2).forEachCellNotIn(new Window(1, 1, 3, 2), cells, gained::add);

        assertThat(gained).containsExactly(cell(4, 1), cell(4, 2));
    }

    private int cell(int column, int row) {
        return row * cells.columns() + column;
    }
}
